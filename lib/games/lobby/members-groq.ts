import { priorityGroq } from '#lib/content/query/fragments.ts';

const newestCount = 60;
const maxGames = 3_000;

/** GROQ for the games of a category: those that editors chose, or those of its rule where they chose none. */
export function membersGroq(projection: string, count = maxGames): string {
  const ofType = '_type == "game" && type == ^.type';
  return `select(
    count(games) > 0 => games[0...${count}]->${projection},
    rule == "new" => *[${ofType}] | order(coalesce(releaseDate, "") desc)[0...${Math.min(count, newestCount)}]${projection},
    rule == "jackpot" => *[${ofType} && jackpotExist == true] | order(${priorityGroq})[0...${count}]${projection},
    rule == "provider" => *[${ofType}] | order(gameProvider->title asc, ${priorityGroq})[0...${count}]${projection}
  )`;
}
