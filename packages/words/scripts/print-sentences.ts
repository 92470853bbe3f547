// npm run sentences -- de: every text of a language, one per line, each with where it is.
import { LANGUAGES } from '../src/index.ts';
import { listSentences } from './list-sentences.ts';

const language = LANGUAGES.find((each) => each === process.argv[2]);
if (language === undefined) throw new Error(`which language? ${LANGUAGES.join(', ')}`);
for (const { where, text } of await listSentences(language))
  for (const line of text.split('\n')) if (line.trim() !== '') console.log(`${where}\t${line}`);
