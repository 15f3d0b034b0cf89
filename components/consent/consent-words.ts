import type en from '#messages/en.json';

export type ConsentWords = (typeof en)['consent'];
