import { parentPort } from 'node:worker_threads';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { foldCase, readLetters } from './fold-letters.ts';

/** By frequency: beyond them come words that nobody tries first. */
const ENGLISH_WORDS = 20_000;

const lists = [
  common['passwords-common'],
  french['commonWords-fr'],
  french['firstnames-fr'],
  french['lastnames-fr'],
  english['commonWords-en'].slice(0, ENGLISH_WORDS),
  english['firstnames-en'],
];
const words = new Set(lists.flat().map((word) => readLetters(foldCase(word))));
parentPort?.postMessage([...words].join('\n'));
