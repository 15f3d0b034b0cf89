import type { ProtectionCopy } from './protection-copy.ts';

export const protection: ProtectionCopy = {
  help: {
    title: 'Hjelpelinjer',
    text: 'Disse organisasjonene lytter, gir råd og har taushetsplikt. Du trenger ikke å være sikker på at du har et problem.',
    talk: { text: 'Snakk med noen om spillingen din, på telefon eller chat.', hours: 'Hver dag, hele døgnet' },
    family: { text: 'For familie og venner, og for råd om gjeld.', hours: 'Mandag til fredag kl. 9–18' },
  },
  selfTest: {
    title: 'Selvtest',
    intro:
      'Ni spørsmål om de siste tolv månedene. Det tar to minutter. Resultatet er ingen diagnose, men det hjelper deg å se hvor du står.',
    questions: [
      'Har du spilt for penger som du egentlig ikke kunne unnvære?',
      'Har du trengt høyere innsatser for å kjenne den samme spenningen?',
      'Har du kommet tilbake en annen dag for å vinne tilbake det du tapte?',
      'Har du lånt penger eller solgt noe for å kunne spille?',
      'Har du tenkt at spillingen din kan være et problem?',
      'Har spillingen gitt deg stress, bekymringer eller dårlig søvn?',
      'Har noen sagt at du spiller for mye, enten du var enig eller ikke?',
      'Har spillingen gitt deg eller husstanden din pengeproblemer?',
      'Har du hatt dårlig samvittighet for måten du spiller på?',
    ],
    answers: ['Aldri', 'Av og til', 'Som oftest', 'Nesten alltid'],
    results: [
      {
        title: 'Ingen tegn til et problem',
        text: 'Svarene dine viser ingen tegn til at spillingen skader deg. En grense holder det slik: den virker best når den settes før den trengs.',
      },
      {
        title: 'Noen tidlige tegn',
        text: 'Noen av svarene dine er tidlige tegn. Se på hvor mye tid og penger du bruker på spill, og sett en grense du ville vært fornøyd med.',
      },
      {
        title: 'Tydelige tegn',
        text: 'Spillingen koster deg allerede mer enn den gir. Sett lave grenser i dag, ta en time-out og snakk med en av hjelpelinjene.',
      },
      {
        title: 'Sterke tegn',
        text: 'Du svarer som mennesker som tar skade av spill. Tenk på en selvutestengelse, og ring en av hjelpelinjene i dag. Mange har vært der du er, og hjelp virker.',
      },
    ],
  },
};
