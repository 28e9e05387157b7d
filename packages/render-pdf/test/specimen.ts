import type {
  Drawing,
  Layout,
  ShownBlock,
  ShownGrid,
  ShownProblem,
  ShownSection,
  ShownWorksheet,
} from '@worksheet/core'
import {
  accent,
  big,
  blank,
  both,
  comma,
  fence,
  fn,
  frac,
  id,
  line,
  maths,
  minus,
  num,
  op,
  ord,
  paragraph,
  rel,
  root,
  row,
  sup,
  table,
  thin,
  words,
} from './layouts.ts'

const LABELS = {
  en: {
    name: 'Name',
    date: 'Date',
    score: 'Score',
    answerKey: 'Answer Key',
    solution: 'Solution',
    solutions: 'Solutions',
    answer: 'Answer',
    page: 'Page',
    of: 'of',
    version: 'Version',
    worksheet: 'Worksheet',
    problem: 'Problem',
    continued: '(continued)',
  },
  es: {
    name: 'Nombre',
    date: 'Fecha',
    score: 'Puntaje',
    answerKey: 'Respuestas',
    solution: 'Solución',
    solutions: 'Soluciones',
    answer: 'Respuesta',
    page: 'Página',
    of: 'de',
    version: 'Versión',
    worksheet: 'Hoja de ejercicios',
    problem: 'Ejercicio',
    continued: '(continuación)',
  },
} as const

const x = id('x')
const y = id('y')
const n = (value: number) => num(String(value))
const eq = rel('=')
const quadratic = frac(
  row(minus, id('b'), op('±'), root(row(sup(id('b'), n(2)), op('−'), n(4), id('a'), id('c')))),
  row(n(2), id('a')),
)
const integral = row(big('∫', n(0), n(1)), sup(x, n(2)), thin, id('d'), x)
const limit = row(big('lim', row(x, rel('→'), n(0))), thin, frac(row(fn('sin'), thin, x), x))
const sum = row(big('∑', row(id('k'), eq, n(1)), id('n')), sup(id('k'), n(2)))
const matrix = fence(
  table(
    [
      [n(1), n(0), row(minus, n(2))],
      [n(3), n(5), n(8)],
    ],
    ['center'],
    'matrix',
    2,
  ),
  '[',
  ']',
)
const system = fence(
  table(
    [[row(n(2), x, op('+'), y, eq, n(5))], [row(x, op('−'), n(3), y, eq, row(minus, n(1)))]],
    ['left'],
    'equations',
  ),
  '{',
  '',
)
const cases = row(
  id('f'),
  fence(x),
  eq,
  fence(
    table(
      [
        [row(sup(x, n(2)), comma), row(words('if'), { kind: 'space', em: 0.3 }, x, rel('<'), n(0))],
        [row(frac(x, n(2)), comma), words('otherwise')],
      ],
      ['left', 'left'],
      'cases',
    ),
    '{',
    '',
  ),
)
const long = row(
  ...Array.from({ length: 14 }, (_, i): Layout[] => [
    ...(i > 0 ? [op(i % 3 === 0 ? '−' : '+')] : []),
    n(i + 2),
    sup(x, n(14 - i)),
    sup(y, n(i)),
  ]).flat(),
  eq,
  n(0),
)
const set = fence(
  row(...Array.from({ length: 24 }, (_, i): Layout[] => [...(i > 0 ? [comma] : []), n(i * 7 + 3)]).flat()),
  '{',
  '}',
)

const addition: ShownGrid = {
  kind: 'grid',
  columns: 5,
  bracket: null,
  alt: '4,076 + 938',
  rows: [
    {
      small: true,
      cells: [
        { column: 2, text: '1' },
        { column: 3, text: '1' },
      ],
    },
    { small: false, cells: [...'4076'].map((text, i) => ({ column: i + 1, text })) },
    { small: false, cells: [{ column: 0, text: '+' }, ...[...'938'].map((text, i) => ({ column: i + 2, text }))] },
    { small: false, cells: [...'5□14'].map((text, i) => ({ column: i + 1, text })) },
  ],
  rules: [{ underRow: 2, from: 0, to: 4 }],
}
const decimals: ShownGrid = {
  kind: 'grid',
  columns: 6,
  bracket: null,
  alt: '12.75 − 3.90',
  rows: [
    { small: false, cells: [...'12.75'].map((text, i) => ({ column: i + 1, text })) },
    { small: false, cells: [{ column: 0, text: '−' }, ...[...'3.90'].map((text, i) => ({ column: i + 2, text }))] },
  ],
  rules: [{ underRow: 1, from: 0, to: 5 }],
}
const division: ShownGrid = {
  kind: 'grid',
  columns: 6,
  bracket: { row: 0, column: 3 },
  rules: [],
  alt: '864 ÷ 24',
  rows: [
    {
      small: false,
      cells: [
        { column: 0, text: '2' },
        { column: 1, text: '4' },
        ...[...'864'].map((text, i) => ({ column: i + 3, text })),
      ],
    },
  ],
}
const worked: ShownGrid = {
  kind: 'grid',
  columns: 5,
  bracket: { row: 1, column: 2 },
  alt: '96 ÷ 4',
  rows: [
    {
      small: false,
      cells: [
        { column: 2, text: '2' },
        { column: 3, text: '4' },
      ],
    },
    {
      small: false,
      cells: [
        { column: 0, text: '4' },
        { column: 2, text: '9' },
        { column: 3, text: '6' },
      ],
    },
    {
      small: false,
      cells: [
        { column: 1, text: '−' },
        { column: 2, text: '8' },
      ],
    },
    {
      small: false,
      cells: [
        { column: 2, text: '1' },
        { column: 3, text: '6' },
      ],
    },
    {
      small: false,
      cells: [
        { column: 1, text: '−' },
        { column: 2, text: '1' },
        { column: 3, text: '6' },
      ],
    },
    { small: false, cells: [{ column: 3, text: '0' }] },
  ],
  rules: [
    { underRow: 2, from: 1, to: 2 },
    { underRow: 4, from: 1, to: 3 },
  ],
}

const ink = { width: 0.045, dash: 'solid', tone: 'ink' } as const
export const triangle: Drawing = {
  width: 9,
  height: 6.4,
  items: [
    {
      kind: 'path',
      segments: [['M', 1, 1], ['L', 8, 1], ['L', 1, 5.4], ['Z']],
      stroke: { ...ink, width: 0.07 },
      fill: 'light',
    },
    {
      kind: 'path',
      segments: [
        ['M', 1, 1.5],
        ['L', 1.5, 1.5],
        ['L', 1.5, 1],
      ],
      stroke: ink,
      fill: null,
    },
    {
      kind: 'path',
      segments: [
        ['M', 1, 1],
        ['L', 3.4, 4],
      ],
      stroke: { ...ink, dash: 'dashed' },
      fill: null,
    },
    {
      kind: 'path',
      segments: [
        ['M', 0.5, 0.4],
        ['L', 8.5, 0.4],
      ],
      stroke: { ...ink, dash: 'dotted' },
      fill: null,
    },
    { kind: 'ellipse', x: 8, y: 1, rx: 0.14, ry: 0.14, stroke: null, fill: 'ink' },
    {
      kind: 'label',
      x: 4.5,
      y: 0.9,
      anchor: { x: 'center', y: 'top' },
      of: row(n(12), { kind: 'space', em: 0.3 }, words('cm')),
      size: 0.9,
      tone: 'ink',
    },
    { kind: 'label', x: 0.8, y: 3.2, anchor: { x: 'right', y: 'middle' }, of: id('b'), size: 0.9, tone: 'ink' },
    { kind: 'label', x: 4.9, y: 3.4, anchor: { x: 'left', y: 'bottom' }, of: root(n(194)), size: 0.9, tone: 'dark' },
    { kind: 'label', x: 8.2, y: 1.1, anchor: { x: 'left', y: 'baseline' }, of: id('A'), size: 0.9, tone: 'ink' },
  ],
}
const figure = (drawing: Drawing, alt: string): ShownBlock => ({ kind: 'figure', name: 'right-triangle', drawing, alt })

interface Draft {
  readonly direction?: ShownProblem['direction']
  readonly prompt: readonly ShownBlock[]
  readonly choices?: readonly (readonly ShownBlock[])[]
  readonly answer?: readonly ShownBlock[]
  readonly answerLabel?: string
  readonly lines?: number
  readonly wide?: boolean
}

const SECTIONS: readonly {
  readonly title: string
  readonly difficulty: string
  readonly instruction: readonly ShownBlock[]
  readonly problems: readonly Draft[]
}[] = [
  {
    title: 'Add and subtract in columns',
    difficulty: 'Easy',
    instruction: [paragraph('Work out each sum or difference.')],
    problems: [
      { prompt: [addition], answer: [maths(n(5014))], lines: 1 },
      { prompt: [decimals], answer: [maths(num('8.85'))], lines: 2 },
      { prompt: [division], answer: [maths(n(36))], lines: 7 },
      { prompt: [paragraph('Check the division.'), worked], answer: [paragraph('It is right.')], lines: 1 },
    ],
  },
  {
    title: 'Fractions and blanks',
    difficulty: 'Medium',
    instruction: [paragraph('Fill in what is missing. Write every fraction in its lowest terms.')],
    problems: [
      {
        prompt: [
          paragraph(
            'A cake of ',
            frac(n(3), n(4)),
            ' kg is cut into pieces of ',
            frac(n(1), n(8)),
            ' kg. How many pieces are there when ',
            row(n(2), frac(n(1), n(2))),
            ' cakes are cut?',
          ),
        ],
        answer: [maths(n(15))],
        lines: 3,
      },
      {
        prompt: [maths(row(frac(n(2), n(3)), op('+'), frac(n(1), n(6)), eq, blank(2)))],
        answer: [maths(frac(n(5), n(6)))],
        lines: 0,
      },
      { prompt: [maths(row(n(7), op('+'), blank(1.2, true), eq, n(12)))], answer: [maths(n(5))], lines: 0 },
      { prompt: [maths(row(frac(blank(1.2, true), n(4)), eq, frac(n(6), n(8))))], answer: [maths(n(3))], lines: 0 },
      {
        prompt: [maths(frac(frac(row(x, op('+'), n(1)), n(2)), row(n(1), op('−'), frac(n(1), x))))],
        answer: [maths(frac(row(x, fence(row(x, op('+'), n(1)))), row(n(2), fence(row(x, op('−'), n(1))))))],
        lines: 3,
      },
      {
        prompt: [
          paragraph(
            'Ana has ',
            num('$12.50'),
            ' and spends ',
            num('75¢'),
            '. The temperature falls by ',
            row(n(4), ord('°F')),
            '. ',
            num('1,000,000'),
            ' is a million.',
          ),
        ],
        answer: [paragraph('Every answer is right.')],
        lines: 1,
      },
    ],
  },
  {
    title: 'Algebra and calculus',
    difficulty: 'Hard',
    instruction: [],
    problems: [
      {
        direction: { said: [paragraph('Work these out in your head.')], count: 2 },
        prompt: [
          paragraph(
            'Solve with ',
            row(x, eq, quadratic),
            ' or by any other way: ',
            row(n(2), sup(x, n(2)), op('−'), n(5), x, op('+'), n(2), eq, n(0)),
            '.',
          ),
        ],
        answer: [maths(row(x, eq, n(2), comma, thin, x, eq, frac(n(1), n(2))))],
        lines: 4,
      },
      { prompt: [paragraph('Work out:'), maths(integral)], answer: [maths(frac(n(1), n(3)))], lines: 3 },
      { prompt: [paragraph('Find ', limit, ' and then ', sum, '.')], answer: [maths(n(1))], lines: 2 },
      { prompt: [maths(matrix)], answer: [maths(matrix)], lines: 2 },
      { prompt: [maths(system)], answer: [maths(fence(row(n(2), comma, n(1))))], lines: 4 },
      { prompt: [maths(cases)], lines: 2 },
      { prompt: [paragraph('Simplify ', long, ' where you can.')], lines: 2 },
      { prompt: [maths(long)], lines: 2 },
      { prompt: [paragraph('Find the median of ', set, '.')], answer: [maths(n(84))], lines: 1 },
      {
        prompt: [
          maths(row(root(row(x, op('+'), root(y))), op('+'), root(n(27), n(3)), op('+'), root(frac(n(1), n(4))))),
        ],
        lines: 1,
      },
      {
        prompt: [
          maths(
            row(
              accent('overline', row(id('A'), id('B'))),
              rel('≅'),
              accent('overline', row(id('C'), id('D'))),
              comma,
              accent('ray', row(id('P'), id('Q'))),
              comma,
              accent('line', row(id('R'), id('S'))),
              comma,
              accent('arc', row(id('T'), id('U'))),
              comma,
              accent('vector', id('v')),
              comma,
              accent('bar', x),
              comma,
              accent('hat', id('p')),
              comma,
              num('0.'),
              accent('overline', num('36')),
            ),
          ),
        ],
        lines: 0,
      },
      {
        prompt: [
          paragraph(
            'Is ',
            row(id('m'), ord('∠'), id('A'), id('B'), id('C'), eq, n(90), ord('°')),
            '? Are ',
            row(ord('△'), id('A'), id('B'), id('C'), rel('∼'), ord('△'), id('D'), id('E'), id('F')),
            ', ',
            row(id('ℓ'), rel('∥'), id('m')),
            ', ',
            row(ord('⊙'), id('O')),
            ', ',
            row(ord('▱'), id('A'), id('B'), id('C'), id('D')),
            '? ',
            row(id('A'), op('∪'), id('B'), rel('⊆'), id('C'), op('∩'), id('D')),
          ),
        ],
        lines: 0,
      },
      {
        prompt: [
          maths(
            row(
              fence(row(n(1), op('+'), frac(n(1), id('n')))),
              op('+'),
              sup(fence(row(n(1), op('+'), frac(n(1), id('n')))), id('n')),
              op('+'),
              fence(frac(id('n'), id('k'), false)),
              op('+'),
              sup(id('e'), frac(n(1), n(2))),
              op('+'),
              both(id('x'), n(2), id('i')),
              op('+'),
              fence(frac(x, n(2)), '|', '|'),
            ),
          ),
        ],
        lines: 0,
      },
      {
        prompt: [
          maths(
            row(
              id('f′'),
              fence(x),
              eq,
              frac(row(id('d'), y), row(id('d'), x)),
              eq,
              fn('cos'),
              thin,
              id('θ'),
              op('·'),
              fn('ln'),
              thin,
              id('α'),
              op('+'),
              both(fn('log'), n(3), n(2)),
              thin,
              id('π'),
            ),
          ),
        ],
        lines: 0,
      },
    ],
  },
  {
    title: 'Figures, tables and choices',
    difficulty: 'Easy',
    instruction: [],
    problems: [
      {
        prompt: [paragraph('How long is the side ', id('b'), '?'), figure(triangle, 'A right triangle')],
        answer: [maths(row(id('b'), eq, num('7.07')))],
        lines: 3,
      },
      {
        prompt: [paragraph('Which is the greatest?')],
        choices: [
          [maths(frac(n(1), n(2)))],
          [maths(frac(n(3), n(4)))],
          [maths(frac(n(2), n(3)))],
          [maths(frac(n(5), n(8)))],
        ],
        answer: [maths(frac(n(3), n(4)))],
        answerLabel: 'B',
        lines: 0,
      },
      {
        prompt: [paragraph('Which sentence is true?')],
        choices: [
          [paragraph('Every square is a rectangle, and every rectangle has four right angles.')],
          [paragraph('Every rectangle is a square.')],
          [paragraph('No square is a rhombus.')],
        ],
        answer: [],
        answerLabel: 'A',
        lines: 0,
      },
      {
        prompt: [paragraph('Which picture shows it?')],
        choices: [[figure(triangle, 'One')], [figure(triangle, 'Two')]],
        answer: [figure(triangle, 'One')],
        answerLabel: 'A',
        lines: 0,
      },
      {
        prompt: [
          paragraph('Complete the table of the function ', row(y, eq, n(3), x, op('+'), n(1)), '.'),
          {
            kind: 'table',
            head: [line(x), line(y)],
            rows: [
              [line(n(0)), line(n(1))],
              [line(n(1)), line(blank(2))],
              [line(frac(n(1), n(2))), line(blank(2))],
            ],
            rowHeads: false,
          },
        ],
        answer: [paragraph(n(4), ' and ', frac(n(5), n(2)))],
        lines: 0,
      },
      {
        prompt: [
          {
            kind: 'table',
            head: [line('Animal'), line('Weight in pounds'), line('Years')],
            rows: [
              [line('African elephant'), line('13,200'), line('70')],
              [line('Blue whale'), line('330,000'), line('90')],
            ],
            rowHeads: true,
          },
          paragraph('How much more does the whale weigh?'),
        ],
        answer: [paragraph('316,800 pounds')],
        lines: 2,
      },
      {
        prompt: [
          paragraph('What is true of every rectangle?'),
          {
            kind: 'list',
            ordered: false,
            items: [
              line('It has four sides.'),
              line('Its angles sum to ', row(n(360), ord('°')), '.'),
              line('It is a square whenever its sides are equally long, and only then.'),
            ],
          },
        ],
        lines: 1,
      },
      {
        prompt: [
          paragraph('Compare the figures.'),
          { kind: 'side-by-side', items: [[figure(triangle, 'One')], [figure(triangle, 'Two')]] },
        ],
        lines: 1,
        wide: true,
      },
      {
        prompt: [
          maths(
            row(
              n(5),
              op('×'),
              n(8),
              { kind: 'space', em: 0.5 },
              blank(1.2, true),
              { kind: 'space', em: 0.5 },
              n(6),
              op('×'),
              n(7),
            ),
          ),
        ],
        answer: [maths(rel('<'))],
        lines: 0,
      },
    ],
  },
]

function problems(drafts: readonly Draft[], first: number): ShownProblem[] {
  return drafts.map(
    ({ direction = null, prompt, choices = [], answer = [], answerLabel = null, lines = 2, wide = false }, i) => ({
      number: first + i,
      id: `problem-${first + i}`,
      direction,
      solution: null,
      prompt,
      answer,
      answerLabel,
      lines,
      wide,
      choices: choices.map((content, j) => ({ label: 'ABCD'.charAt(j), content })),
    }),
  )
}

function sectionsOf(drafts: typeof SECTIONS): ShownSection[] {
  let next = 1
  return drafts.map((draft, i) => {
    const made = problems(draft.problems, next)
    next += made.length
    return {
      id: `section-${i + 1}`,
      grade: '5',
      title: draft.title,
      difficulty: draft.difficulty,
      instruction: draft.instruction,
      problems: made,
    }
  })
}

/** A sheet with every kind of block, layout and figure part. */
export const specimen = (locale: 'en' | 'es' = 'en'): ShownWorksheet => ({
  locale,
  labels: LABELS[locale],
  sections: sectionsOf(SECTIONS),
})

/** A sheet of one section with problems of a kind. */
export function sheetOf(drafts: readonly Draft[], locale: 'en' | 'es' = 'en'): ShownWorksheet {
  return {
    locale,
    labels: LABELS[locale],
    sections: sectionsOf([
      { title: 'Practice', difficulty: 'Easy', instruction: [paragraph('Work out.')], problems: drafts },
    ]),
  }
}
