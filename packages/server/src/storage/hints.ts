// Hints between processes as text: a line each, several in one message. A hint about a table may carry the row that was
// written, so that nobody has to read it back. Such a row holds secrets: it travels through the database alone.
import type { Hint } from './engine.ts';

/** PostgreSQL accepts fewer than 8,000 bytes in one NOTIFY. */
const MAX_MESSAGE_BYTES = 7999;
/** Leaves room for the sender. A longer row is read from the log. */
const MAX_LINE_BYTES = 7900;

/** A row's body is JSON without line breaks; it comes last and may contain spaces. */
export const formatHint = ({ topic, id, row }: Hint): string => {
  if (row === undefined) return `${topic} ${id}`;
  const line = `${topic} ${id} ${row.n} ${row.at} ${row.body}`;
  return Buffer.byteLength(line) > MAX_LINE_BYTES ? `${topic} ${id}` : line;
};

const TOPICS: readonly string[] = ['table', 'person', 'talk', 'group', 'draft'] satisfies Hint['topic'][];

const isTopic = (text: string | undefined): text is Hint['topic'] => TOPICS.includes(text ?? '');

const parseHint = (line: string): Hint | undefined => {
  const [topic, id = '', n, at] = line.split(' ', 4);
  if (!isTopic(topic)) return undefined;
  if (n === undefined || at === undefined) return { topic, id };
  const body = line.slice(topic.length + id.length + n.length + at.length + 4);
  return { topic, id, row: { n: Number(n), at: Number(at), body } };
};

/** Messages of the permitted length. The first line of each names the process that sends it. */
export const packHints = (sender: string, lines: Iterable<string>): readonly string[] => {
  const messages: string[] = [];
  let message = sender;
  let bytes = Buffer.byteLength(sender);
  for (const line of lines) {
    const more = Buffer.byteLength(line) + 1;
    if (bytes + more > MAX_MESSAGE_BYTES) {
      messages.push(message);
      message = sender;
      bytes = Buffer.byteLength(sender);
    }
    message += `\n${line}`;
    bytes += more;
  }
  return [...messages, message];
};

/** The hints of a message; none if this process has sent it itself. */
export const unpackHints = (own: string, message: string): readonly Hint[] => {
  const [sender, ...lines] = message.split('\n');
  return sender === own ? [] : lines.flatMap((line) => parseHint(line) ?? []);
};
