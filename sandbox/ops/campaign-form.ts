import { endOfDay, lastZone } from '#lib/core/time/zone.ts';
import type { CampaignCode, OperatorCampaign } from './port/campaigns.ts';
import type { Fields } from './port/forms.ts';
import { operatorDateSchema } from './port/operator-date.ts';
import { shownIn } from './port/shown.ts';
import { readTypedAmount } from './port/typed-amount.ts';

/** The fields of the form that are amounts in euro; a field's name is its path in the body. */
const amountFields = [
  'terms.minDeposit',
  'terms.maxBonus',
  'terms.amount',
  'terms.maxBet',
  'terms.freeSpins.betValue',
  'terms.cashback.min',
  'terms.cashback.cap',
  'terms.accumulator.max',
] as const;
/** Those that are other numbers. */
const numberFields = [
  'terms.matchPercent',
  'terms.wrMultiplier',
  'terms.validDays',
  'terms.withinHours',
  'terms.minLoyalty',
  'terms.minDeposits',
  'terms.hours.0',
  'terms.hours.1',
  'terms.freeSpins.count',
  'terms.freeSpins.wrMultiplier',
  'terms.accumulator.minOdds',
  'terms.booster.multiplier',
  'terms.booster.hours',
] as const;
const textFields = [
  'kind',
  'vertical',
  'trigger',
  'moneyType',
  'terms.repeats',
  'terms.parent',
  'terms.freeSpins.gameId',
  'terms.cashback.period',
] as const;
/** 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The form's fields for a campaign. */
export function toFields(campaign: OperatorCampaign): Fields {
  const { campaignId, startedAt, endedAt, terms, texts } = campaign;
  const value = (path: string) => valueAt(campaign, path);
  const plain = [...amountFields, ...numberFields, ...textFields].flatMap((path) => {
    const found = value(path);
    return found === undefined || found === null ? [] : [[path, String(found)] as const];
  });
  const codes = writeCodes(campaign.codes);
  return {
    ...Object.fromEntries(plain),
    campaignId,
    startedAt: startedAt.slice(0, 16),
    startedBefore: startedAt,
    ...(endedAt && { endedAt: endedAt.slice(0, 16), endedBefore: endedAt }),
    ...(terms.cashback && { 'terms.cashback.rate': String(Math.round(terms.cashback.rate * 1e6) / 1e4) }),
    ...Object.fromEntries((terms.weekdays ?? []).map((day) => [`terms.weekdays.${day}`, 'on'])),
    'terms.markets': (terms.markets ?? []).join(', '),
    'terms.accumulator.percents': (terms.accumulator?.percents ?? []).join(', '),
    'terms.excludedGames': terms.excludedGames.join(', '),
    'terms.freeSpins.otherGames': (terms.freeSpins?.otherGames ?? []).join(', '),
    'texts.en.title': texts.en.title,
    'texts.en.description': texts.en.description,
    codes,
    codesBefore: codes,
    shown: shownIn.campaign(campaign),
  };
}

/** The body of the request with the same effect. An unreadable value stays, for the schema to reject. */
export function toCampaignBody(fields: Fields): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const set = (path: string, value: unknown) => setAt(body, path, value);
  for (const path of amountFields) if (fields[path] !== undefined) set(path, readTypedAmount(fields[path], 'EUR'));
  for (const path of numberFields) if (fields[path] !== undefined) set(path, Number(fields[path]));
  for (const path of textFields) if (fields[path] !== undefined) set(path, fields[path]);
  if (fields['terms.cashback.rate'] !== undefined) {
    set('terms.cashback.rate', Math.round(Number(fields['terms.cashback.rate']) * 1e4) / 1e6);
  }
  const days = weekdays.filter((day) => fields[`terms.weekdays.${day}`] === 'on');
  if (days.length > 0) set('terms.weekdays', days);
  const markets = listOf(fields['terms.markets']);
  if (markets.length > 0)
    set(
      'terms.markets',
      markets.map((market) => market.toUpperCase()),
    );
  set('terms.excludedGames', listOf(fields['terms.excludedGames']));
  const otherGames = listOf(fields['terms.freeSpins.otherGames']);
  if (otherGames.length > 0) set('terms.freeSpins.otherGames', otherGames);
  const percents = listOf(fields['terms.accumulator.percents']);
  if (percents.length > 0) set('terms.accumulator.percents', percents.map(Number));
  set('texts.en.title', fields['texts.en.title'] ?? '');
  set('texts.en.description', fields['texts.en.description'] ?? '');
  body.startedAt = instantOf(fields.startedAt, fields.startedBefore);
  body.endedAt = fields.endedAt === undefined ? null : instantOf(fields.endedAt, fields.endedBefore);
  // What was shown is sent along: players may have used some of the codes meanwhile, and operators added others.
  body.codes = linesOf(fields.codes).map(readCode);
  body.codesBefore = linesOf(fields.codesBefore).map(readCode);
  return body;
}

/** One code per line: the code, the uses left, and the last day, each but the code optional. */
function writeCodes(codes: readonly CampaignCode[]): string {
  return codes
    .map(({ code, usesLeft, expiresAt }) => [code, usesLeft, expiresAt].filter((part) => part !== null).join(' '))
    .join('\n');
}

function readCode(line: string): unknown {
  const [code, ...rest] = line.split(/[\s,]+/);
  const uses = rest.filter((part) => /^\d+$/.test(part));
  const dates = rest.filter((part) => /^\d{4}-\d{2}-\d{2}(?:T\S+)?$/.test(part));
  const unknown = rest.filter((part) => !uses.includes(part) && !dates.includes(part));
  return {
    // A part that is neither a number nor a date makes the code invalid.
    code: [code, ...unknown, ...uses.slice(1), ...dates.slice(1)].join(' '),
    usesLeft: uses[0] === undefined ? null : Number(uses[0]),
    expiresAt: dates[0] === undefined ? null : endOfLastDay(dates[0]),
  };
}

/** A code is good through its last day in every market; an instant stays as it is. */
function endOfLastDay(text: string): string {
  const date = operatorDateSchema.safeParse(text);
  return date.success ? endOfDay(lastZone, date.data).toISOString() : text;
}

/** A time that was not edited keeps its seconds, which the field does not show. */
function instantOf(local: string | undefined, before = ''): string {
  if (local !== undefined && before.slice(0, 16) === local) return before;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local ?? '') ? `${local}:00Z` : (local ?? '');
}

function listOf(text = ''): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

function linesOf(text = ''): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value);
}

/** A numeric key makes its parent an array. */
function setAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: object = target;
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1] ?? last;
    const known: unknown = Reflect.get(at, key);
    const child = typeof known === 'object' && known !== null ? known : /^\d+$/.test(next) ? [] : {};
    Reflect.set(at, key, child);
    at = child;
  }
  Reflect.set(at, last, value);
}
