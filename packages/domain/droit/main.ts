// node droit/main.ts verifier | lire <article>… (prints each text and its NOTA: read them, then let the sentence say it)
import { compareLectures, isModuleFresh, readLectures, recordLectures, writeLectures } from './lectures.ts';
import { readCode, showArticle } from './read-code.ts';

const [command, ...numeros] = process.argv.slice(2);
const code = readCode();
const lectures = readLectures();

if (command === 'lire') {
  const today = new Date().toISOString().slice(0, 10);
  for (const numero of numeros) console.log(`\n${showArticle(numero, code)}`);
  writeLectures(recordLectures(lectures, code, numeros, today));
} else {
  const problems = [
    ...compareLectures(lectures, code),
    ...(isModuleFresh(lectures) ? [] : ['src/droit/articles.gen.ts is not what droit/lectures.json gives']),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error('Read them again: npm run droit:lire -w @odu/domain -- <article>…');
  else console.log(`${Object.keys(lectures.articles).length} articles, code of ${code.edition}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
