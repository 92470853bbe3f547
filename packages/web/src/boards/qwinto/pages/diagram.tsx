// The pictures of the rules: the same sheet and dice, in situations that show one thing each.
import { itemAt } from '@crescendo/rules';
import '../tokens.css';
import '../board.css';
import '../view/foot.css';
import '../view/sheet.css';
import '../view/tray.css';
import './diagram.css';
import {
  type Faces,
  FIELDS,
  type Field,
  fieldAt,
  legalFields,
  ROWS,
  type Row,
  type Sheet,
  WHOLE,
} from '@crescendo/rules/qwinto';
import { layoutOf } from '../model/view-model.ts';
import type { QwintoTranslations } from '../types.ts';
import { Face } from '../view/shapes.tsx';
import { SheetPicture } from '../view/sheet.tsx';

/** A field that is there: these columns are written down here. */
const fieldIn = (row: Row, column: number): Field => fieldAt(row, column) ?? 0;

type Written = { readonly [R in Row]?: { readonly [column: string]: number } };

const sheetOf = (written: Written, misthrows = 0): Sheet => {
  const numbers = FIELDS.map(() => 0);
  for (const row of ROWS)
    for (const [column, number] of Object.entries(written[row] ?? {}))
      numbers[fieldIn(row, Number(column))] = number;
  return { numbers, misthrows };
};

const BEGUN: Written = { orange: { 3: 4, 8: 13 }, yellow: { 2: 3, 4: 6, 8: 12 }, purple: { 1: 2, 6: 10 } };
const COUNTED: Written = {
  orange: { 3: 5, 7: 10, 8: 13, 10: 17 },
  yellow: { 1: 2, 2: 3, 3: 7, 4: 8, 5: 10, 7: 11, 8: 12, 9: 15, 10: 16 },
  purple: { 0: 2, 1: 4, 3: 6, 5: 7, 7: 9, 8: 11 },
};
const TWINS: Written = { orange: { 7: 9 }, yellow: { 4: 6, 9: 12 }, purple: { 1: 3 } };

interface Picture {
  readonly sheet: Sheet;
  readonly faces?: Faces;
  readonly glow?: readonly Field[];
  readonly faint?: { readonly field: Field; readonly number: number };
}

const PICTURES: { readonly [name: string]: Picture } = {
  sheet: { sheet: sheetOf(BEGUN) },
  colours: { sheet: sheetOf(BEGUN), faces: [0, 4, 5], glow: legalFields(sheetOf(BEGUN), 'yp', 9) },
  rising: {
    sheet: sheetOf(TWINS),
    glow: legalFields(sheetOf(TWINS), 'y', 9),
    faint: { field: fieldIn('yellow', 5), number: 9 },
  },
  misthrow: { sheet: sheetOf(BEGUN, 1) },
  score: { sheet: sheetOf(COUNTED, 2) },
  stuck: { sheet: sheetOf({ purple: { 1: 3, 3: 6, 6: 7, 8: 12 }, yellow: { 3: 4 } }) },
};

const Dice = ({ faces, translations }: { faces: Faces; translations: QwintoTranslations }) => (
  <div class="qw-diagram-dice row gap-10">
    {ROWS.map((row, i) => (
      <span
        key={row}
        class={`qw-die center rigid qw-${row}`}
        role="img"
        aria-label={translations.own.die(row, itemAt(faces, i))}
        data-aside={faces[i] === 0}
      >
        <Face row={i} face={itemAt(faces, i)} />
      </span>
    ))}
    <span class="qw-equals">=</span>
    <span class="qw-chip center tile-colours pill qw-quiet">
      {faces.reduce((sum, face) => sum + face, 0)}
    </span>
  </div>
);

export const Diagram = ({
  name,
  translations,
}: {
  readonly name: string;
  readonly translations: QwintoTranslations;
}) => {
  const picture = PICTURES[name];
  return (
    <div class="qw-diagram grid gap-10 round-14 on-felt" data-diagram={name}>
      {(name === 'dice' || picture?.faces) && <Dice faces={[0, 4, 5]} translations={translations} />}
      {picture && (
        <SheetPicture
          layout={layoutOf(WHOLE)}
          sheet={picture.sheet}
          seat={0}
          own={translations.own}
          misthrowLimit={4}
          label={translations.game.about}
          {...(picture.glow && { glow: new Set(picture.glow) })}
          {...(picture.faint && { faint: picture.faint })}
        />
      )}
    </div>
  );
};
