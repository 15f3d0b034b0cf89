import { ownValue } from '#lib/core/own-value.ts';

/** What most guessed passwords are made of, in lower case. Attackers try them first, with digits and signs around. */
const bases: ReadonlySet<string> = new Set(
  `
  password passwort passwd passcode motdepasse contrasena contraseña senha salasana passord losenord lösenord haslo
  parola wachtwoord heslo jelszo sifre admin administrator root user guest login master secret default welcome
  willkommen bienvenue bienvenido tervetuloa velkommen changeme letmein access qwerty qwertyui qwertyuiop qwertz
  qwertzui qwertzuiop azerty azertyui azertyuiop asdf asdfgh asdfghjk asdfghjkl zxcv zxcvbn zxcvbnm yxcvbnm qazwsx
  qazwsxedc qweasd qweasdzxc qwer qwert wasd poiuytrewq lkjhgfdsa mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh abcabc
  abcdabcd xyz aaa aaaa aaaaaa aaaaaaaa zzz iloveyou ilovegod loveyou lovely love lover mylove sweetheart honey baby
  babygirl babyboy princess angel sunshine butterfly flower rainbow football soccer baseball basketball hockey tennis
  golf chelsea liverpool arsenal barcelona realmadrid juventus manchester united bayern monkey dragon tiger lion eagle
  horse dolphin falcon panther shadow mustang kitty puppy buster snoopy superman batman spiderman pokemon naruto
  starwars matrix hunter killer ninja warrior wizard michael jennifer jessica jordan daniel charlie thomas robert andrew
  william ashley nicole michelle maggie ginger pepper cookie chocolate cheese banana orange apple summer winter spring
  autumn sommer kesa talvi verano invierno ete hiver monday sunday friday january february march april june july august
  september october november december computer internet google samsung iphone android windows samsungs facebook
  instagram whatsapp youtube casino parlour jackpot poker gambling winner lucky luckyseven fortune money million bonus
  blackjack roulette london paris berlin helsinki oslo wien madrid toronto america canada finland norway france germany
  england australia freedom whatever trustno trustnoone nothing hello helloworld goodbye test tester testing testtest
  temp temporary demo sample example mercedes ferrari porsche toyota harley yamaha honda iloveu fuckyou fuckoff asshole
  bitch pussy sexy perkele hevonen kissa koira aurinko jalkapallo fotball hest solskinn schatz hallo sonnenschein
  fussball soleil doudou chouchou loulou amour azertyu teamo tequiero futbol amigos hola brasil flamengo corinthians
  palmeiras saopaulo gremio amor deus jesus estrela familia sakura nippon tokyo
`
    .trim()
    .split(/\s+/),
);

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a text is one key repeated, or neighbours of the keyboard or the alphabet in a row. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return /^(.)\1*$/u.test(text) || rows.some((row) => row.includes(text) || row.includes(backwards));
}

/** The letters in the middle of a password: `P4ssw0rd2024!` → `password`. */
function coreOf(password: string): string {
  const trimmed = password
    .toLowerCase()
    .replace(/[^\p{L}@$]+$/u, '')
    .replace(/^[^\p{L}@$]+/u, '');
  return trimmed.replace(/[013457@$!]/g, (sign) => ownValue(letters, sign) ?? sign);
}

/** Whether a password is one of the most common: a common word, also twice, or a run of keys, with digits and signs around or in place of letters. */
export function isCommonPassword(password: string): boolean {
  const core = coreOf(password);
  const half = core.slice(0, core.length / 2);
  const word = half + half === core ? half : core;
  const isMostlyDigits = word.length < 2 && password.length < 12;
  return isMostlyDigits || bases.has(word) || bases.has(core) || (word.length > 1 && isRun(word));
}
