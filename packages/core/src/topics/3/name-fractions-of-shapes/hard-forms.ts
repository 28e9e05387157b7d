import {
  answerStep,
  areaGrid,
  both,
  count,
  divide,
  drawing,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  fractionBar,
  fractionCircle,
  howMany,
  itemOf,
  line,
  minus,
  name,
  option,
  over,
  people,
  prose,
  quantity,
  Ratio,
  step,
  theThings,
  times,
  withFigure,
  words,
  wouldGive,
  yesOrNo,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  drawnPicture,
  firstOnes,
  onlyPicture,
  PICTURES,
  partsCounted,
  picture,
  unequalPicture,
} from './fraction-pictures.ts'
import type { levels } from './levels.ts'

const cutPicture = drawing<{ kind: 'bar' | 'circle'; parts: number; shaded: number }>(
  ({ kind, parts, shaded }) => picture(kind, parts, firstOnes(shaded)),
  value => [
    { ...value, parts: value.parts + 1 },
    { ...value, shaded: value.shaded - 1 },
  ],
)
/** Fractions that no smaller number of parts shows. */
const TO_CUT = [
  { parts: 6, shaded: 5 },
  { parts: 8, shaded: 3 },
  { parts: 8, shaded: 5 },
  { parts: 4, shaded: 3 },
  { parts: 8, shaded: 7 },
] as const

/** So many squares in a row, on paper of one width. */
const strip = (squares: number, paper: number) =>
  areaGrid({ rows: 1, columns: paper, shape: firstOnes(squares).map(column => [0, column]) })

/** A grid that is cut into equal shares of several squares. */
const GRIDS = [
  { rows: 2, columns: 3, parts: [3] },
  { rows: 2, columns: 4, parts: [4] },
  { rows: 3, columns: 4, parts: [3, 4, 6] },
  { rows: 2, columns: 6, parts: [3, 4, 6] },
  { rows: 4, columns: 4, parts: [4, 8] },
] as const

/** A part of so many squares, and how many such parts make the whole. */
const WHOLES = [
  { cells: 2, parts: 3 },
  { cells: 3, parts: 4 },
  { cells: 2, parts: 6 },
  { cells: 3, parts: 3 },
  { cells: 2, parts: 4 },
  { cells: 4, parts: 3 },
] as const

const claims = ['overWhite', 'whiteOnTop', 'overWhite', 'whiteOnTop', 'right'] as const
interface Claimed {
  readonly claim: (typeof claims)[number]
  readonly parts: number
  readonly shaded: number
}
const numeratorOf = ({ claim, parts, shaded }: Claimed) => (claim === 'whiteOnTop' ? parts - shaded : shaded)
/** What somebody says of the shaded parts, the mistake in it by its name. */
const claimed = ({ claim, parts, shaded }: Claimed) =>
  ({ right: over(shaded, parts), overWhite: over(shaded, parts - shaded), whiteOnTop: over(parts - shaded, parts) })[
    claim
  ]

const countedWrong = {
  overWhite: {
    en: line`the denominator counts only the white parts`,
    es: line`el denominador cuenta solo las partes blancas`,
  },
  whiteOnTop: { en: line`the numerator counts the white parts`, es: line`el numerador cuenta las partes blancas` },
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  equalParts: form({
    levels: ['hard'],
    draw: random => ({
      kind: random.pick(['bar', 'circle']),
      parts: random.pick([3, 4, 6, 8]),
      areEqual: random.evenly([true, false]),
      large: random.int(2, 3),
    }),
    answer: yesOrNo,
    solve: ({ areEqual }) => (areEqual ? 'yes' : 'no'),
    ask({ kind, parts, areEqual, large }) {
      const sizes = firstOnes(parts).map(i => (areEqual || i > 0 ? 1 : large))
      const [asked, drawn] = [over(1, parts), figure(unequalPicture(kind, sizes, 1, 'sizes'))]
      return {
        en: [drawn, prose`Is ${asked} of the shape shaded?`],
        es: [drawn, prose`¿Está sombreado ${asked} de la figura?`],
      }
    },
    solution: ({ parts, areEqual }) => [
      step(over(1, parts), because.explain, {
        sentence: {
          en: line`This fraction is one of ${parts} equal parts.`,
          es: line`Esta fracción es una de ${parts} partes iguales.`,
        },
      }),
      areEqual
        ? answerStep(words('yes', 'sí'), {
            en: line`All ${parts} parts have the same size, and 1 is shaded.`,
            es: line`Las ${parts} partes tienen el mismo tamaño y 1 está sombreada.`,
          })
        : answerStep(words('no', 'no'), {
            en: line`The shaded part is larger than the other parts.`,
            es: line`La parte sombreada es mayor que las otras partes.`,
          }),
    ],
    // The share of the shaded size, not of the number of parts.
    check(printed, answer) {
      const [drawn] = drawnPicture(printed)
      const parts =
        drawn?.kind === 'fraction-bar'
          ? itemOf(itemOf(drawn.rows, 0).wholes, 0)
          : drawn?.kind === 'fraction-circle'
            ? itemOf(drawn.circles, 0)
            : []
      const size = (some: typeof parts) => some.reduce((total, part) => total + part.size, 0)
      const shaded = Ratio.of(size(parts.filter(({ fill }) => fill === 'gray')), size(parts))
      return answer === (shaded.equals(evaluate(printed.one('quotient'))) ? 'yes' : 'no')
    },
  }),

  wholeFromAPart: form({
    levels: ['hard'],
    draw: random => random.evenly(WHOLES),
    answer: figureChoice,
    solve: ({ cells, parts }) => strip(cells * parts, cells * (parts + 2)),
    mistakes: ({ cells, parts }) => ({
      onePartMore: strip(cells * (parts + 1), cells * (parts + 2)),
      onePartLess: strip(cells * (parts - 1), cells * (parts + 2)),
      twoPartsMore: strip(cells * (parts + 2), cells * (parts + 2)),
    }),
    ask({ cells, parts }) {
      const [asked, drawn] = [over(1, parts), figure(strip(cells, cells * (parts + 2)))]
      return {
        en: [drawn, prose`The gray part is ${asked} of a whole. Which gray figure is the whole?`],
        es: [drawn, prose`La parte gris es ${asked} de un entero. ¿Qué figura gris es el entero?`],
      }
    },
    solution: ({ cells, parts }) => [
      step(equation(over(parts, parts), 1), because.explain, {
        sentence: {
          en: line`${parts} such parts make the whole.`,
          es: line`${parts} partes como esta forman el entero.`,
        },
      }),
      step(equation(times(parts, cells), parts * cells), because.equalGroups, { groups: parts }),
      answerStep(figure(strip(cells * parts, cells * (parts + 2))), {
        en: line`The whole has ${count(parts * cells, nouns.square)}.`,
        es: line`El entero tiene ${count(parts * cells, nouns.square)}.`,
      }),
    ],
    whyWrong({ cells, parts }) {
      const has = (many: number) => ({
        en: line`It has ${count(cells * many, nouns.square)}, not ${cells * parts}.`,
        es: line`Tiene ${count(cells * many, nouns.square)}, no ${cells * parts}.`,
      })
      return { onePartMore: has(parts + 1), onePartLess: has(parts - 1), twoPartsMore: has(parts + 2) }
    },
    check(printed, answer) {
      const part = printed.figure('area-grid').shaded.length
      return answer.kind === 'area-grid' && evaluate(printed.one('quotient')).times(answer.shaded.length).equals(part)
    },
  }),

  shareOfSquares: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const { rows, columns, parts: all } = random.pick(GRIDS)
      const parts = random.pick<number>(all)
      return { rows, columns, parts, shaded: random.int(2, parts - 1) }
    },
    answer: quantity,
    solve: ({ rows, columns, parts, shaded }) => count((rows * columns * shaded) / parts, nouns.square),
    ask: ({ rows, columns, parts, shaded }) =>
      withFigure(
        {
          en: prose`${howMany(nouns.square)} must you shade to show ${over(shaded, parts)} of the shape?`,
          es: prose`¿${howMany(nouns.square)} tienes que sombrear para mostrar ${over(shaded, parts)} de la figura?`,
        },
        areaGrid({ rows, columns }),
      ),
    solution({ rows, columns, parts, shaded }, answer) {
      const [all, share] = [rows * columns, (rows * columns) / parts]
      return [
        step(equation(times(rows, columns), all), because.count, { group: theThings(nouns.square) }),
        step(equation(divide(all, parts), share), because.explain, {
          sentence: {
            en: line`Make ${parts} equal parts: divide.`,
            es: line`Forma ${parts} partes iguales: divide.`,
          },
        }),
        step(equation(times(shaded, share), share * shaded), because.explain, {
          sentence: { en: line`Take ${shaded} of the parts.`, es: line`Toma ${shaded} de las partes.` },
        }),
        answerStep(both({ kind: 'paragraph', content: [answer] }), {
          en: line`You must shade ${answer}.`,
          es: line`Tienes que sombrear ${answer}.`,
        }),
      ]
    },
    // So many squares of all of them are the fraction.
    check(printed, { amount }) {
      const { parts } = onlyPicture(printed)
      return exact(amount)
        .over(parts)
        .equals(evaluate(printed.one('quotient')))
    },
  }),

  moreToShade: form({
    levels: ['hard'],
    draw(random) {
      const [more, parts] = [random.evenly([2, 3, 4]), random.pick([6, 8])]
      const shaded = random.int(1, parts - more - 1)
      return { kind: random.evenly(PICTURES), parts, shaded, wanted: shaded + more }
    },
    answer: quantity,
    solve: ({ shaded, wanted }) => count(wanted - shaded, nouns.part),
    ask: ({ kind, parts, shaded, wanted }) =>
      withFigure(
        {
          en: prose`How many more parts must you shade so that ${over(wanted, parts)} of the shape is shaded?`,
          es: prose`¿Cuántas partes más tienes que sombrear para que ${over(wanted, parts)} de la figura quede sombreada?`,
        },
        picture(kind, parts, firstOnes(shaded)),
      ),
    solution: ({ parts, shaded, wanted }, answer) => [
      step(over(shaded, parts), because.countShadedParts, { parts: shaded }),
      explained(
        equation(minus(wanted, shaded), wanted - shaded),
        line`The numerator tells that ${wanted} parts must be shaded. Subtract the number already shaded: ${shaded}.`,
        line`El numerador dice que ${wanted} partes deben quedar sombreadas. Resta las que ya lo están: ${shaded}.`,
      ),
      answerStep(both({ kind: 'paragraph', content: [answer] }), {
        en: line`You must shade ${wanted - shaded} more parts.`,
        es: line`Tienes que sombrear ${wanted - shaded} partes más.`,
      }),
    ],
    check(printed, { amount }) {
      const { parts, shaded } = onlyPicture(printed)
      return exact(amount)
        .plus(shaded)
        .over(parts)
        .equals(evaluate(printed.one('quotient')))
    },
  }),

  findTheMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    share: 2,
    draw(random) {
      const claim = random.evenly(claims)
      const drawn = random.until(
        () => {
          const parts = random.pick([4, 6, 8])
          return { parts, shaded: random.int(1, parts - 1) }
        },
        ({ parts, shaded }) => (claim === 'overWhite' ? shaded * 2 < parts : shaded * 2 !== parts),
      )
      return { ...drawn, claim, kind: random.evenly(PICTURES), who: random.pick(people) }
    },
    answer: option({
      overWhite: {
        en: prose`The denominator must count all the parts, not only the white ones.`,
        es: prose`El denominador debe contar todas las partes, no solo las blancas.`,
      },
      whiteOnTop: {
        en: prose`The numerator must count the shaded parts, not the white ones.`,
        es: prose`El numerador debe contar las partes sombreadas, no las blancas.`,
      },
      right: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ claim }) => claim,
    ask: facts => {
      const drawn = figure(picture(facts.kind, facts.parts, firstOnes(facts.shaded)))
      return {
        en: [
          drawn,
          prose`${name(facts.who)} says that ${claimed(facts)} of the shape is shaded. What mistake, if any, is in the fraction?`,
        ],
        es: [
          drawn,
          numeratorOf(facts) === 1
            ? prose`${name(facts.who)} dice que está sombreado ${claimed(facts)} de la figura. ¿Qué error hay en la fracción, si hay alguno?`
            : prose`${name(facts.who)} dice que están sombreados ${claimed(facts)} de la figura. ¿Qué error hay en la fracción, si hay alguno?`,
        ],
      }
    },
    key: ({ claim, parts, shaded }) =>
      claim === 'right'
        ? both([])
        : { en: prose`It should be ${over(shaded, parts)}.`, es: prose`Debe ser ${over(shaded, parts)}.` },
    solution: ({ claim, parts, shaded }) => [
      ...(claim === 'right'
        ? []
        : [step(claimed({ claim, parts, shaded }), because.mistakeIs, { what: countedWrong[claim] })]),
      partsCounted(parts),
      step(over(shaded, parts), because.countShadedParts, { parts: shaded }),
      ...(claim === 'right'
        ? [
            answerStep(words('no mistake', 'ningún error'), {
              en: line`The fraction is right.`,
              es: line`La fracción está bien.`,
            }),
          ]
        : []),
    ],
    whyWrong: ({ claim, parts, shaded }) =>
      wouldGive(claim, claimed({ claim, parts, shaded }), {
        overWhite: claimed({ claim: 'overWhite', parts, shaded }),
        whiteOnTop: claimed({ claim: 'whiteOnTop', parts, shaded }),
      }),
    // The printed numerator and denominator, each among the parts that can be counted.
    check(printed, answer) {
      const { parts, shaded } = onlyPicture(printed)
      const { over: top, under } = printed.one('quotient')
      const said = [evaluate(top).n, evaluate(under).n].join()
      if (said === `${shaded},${parts}`) return answer === 'right'
      return answer === (said === `${shaded},${parts - shaded}` ? 'overWhite' : 'whiteOnTop')
    },
  }),

  cutIntoParts: form({
    levels: ['hard'],
    draw: random => ({ kind: random.evenly(['bar', 'circle']), ...random.evenly(TO_CUT) }),
    answer: cutPicture,
    solve: facts => facts,
    ask({ kind, parts, shaded }) {
      const drawn = figure(kind === 'bar' ? fractionBar({ parts: 1 }) : fractionCircle({ parts: 1 }))
      return {
        en: [prose`Divide the shape into equal parts, and shade ${over(shaded, parts)} of it.`, drawn],
        es: [prose`Divide la figura en partes iguales y sombrea ${over(shaded, parts)} de ella.`, drawn],
      }
    },
    solution: ({ kind, parts, shaded }) => [
      step(equation(over(parts, parts), 1), because.explain, {
        sentence: {
          en: line`The denominator, ${parts}, tells how many equal parts make the whole.`,
          es: line`El denominador, ${parts}, dice cuántas partes iguales forman el entero.`,
        },
      }),
      answerStep(figure(picture(kind, parts, firstOnes(shaded))), {
        en: line`The numerator, ${shaded}, tells how many of the parts to shade.`,
        es: line`El numerador, ${shaded}, dice cuántas de las partes se sombrean.`,
      }),
    ],
    check(printed, { parts, shaded }) {
      const asked = printed.one('quotient')
      return evaluate(asked.under).equals(parts) && evaluate(asked.over).equals(shaded)
    },
  }),
})
