import { parentPort } from 'node:worker_threads';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { foldCase, readLetters } from './fold-letters.ts';
import { KEPT_WORDS } from './kept-words.ts';

/** By frequency. A rarer word (farine, croissant) is no password that many people have: the rule would only annoy. */
const MOST_FREQUENT = 2_000;

const frenchWords = new Set(french['commonWords-fr']);
const lists = [
  KEPT_WORDS,
  common['passwords-common'],
  french['commonWords-fr'].slice(0, MOST_FREQUENT),
  english['commonWords-en'].slice(0, MOST_FREQUENT),
  // The list of French first names holds family names too, many of which are words (boulanger).
  french['firstnames-fr'].filter((name) => !frenchWords.has(name)),
  english['firstnames-en'],
];
const words = new Set(lists.flat().map((word) => readLetters(foldCase(word))));
parentPort?.postMessage([...words].join('\n'));
