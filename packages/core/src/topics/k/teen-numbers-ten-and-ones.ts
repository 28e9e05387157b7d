import {
  answerStep,
  type Both,
  baseTenBlocks,
  blank,
  both,
  box,
  type Content,
  count as counted,
  counters,
  defineTopic,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type Figure,
  figure,
  figureChoice,
  formulaChoice,
  howMany,
  type Icon,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  labelOrder,
  line,
  list,
  numberBond,
  numberList,
  type Printed,
  prose,
  quantity,
  type Random,
  type Step,
  statements,
  step,
  sum,
  symbol,
  table,
  tenFrame,
  things,
  trueOrFalse,
  type Value,
  wholes,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'
import { isNot } from '../kit/equations/not-that.ts'
import { completesBond } from '../kit/facts/bond.ts'
import { agreeing, PICTURES } from '../kit/facts/pictures.ts'

const ONES = mixed([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)
const LETTERS = ['A', 'B', 'C'] as const
const letterOrder = labelOrder(LETTERS)

/** Each form of a level begins with another number: so far on among them. */
const drawOnes = (random: Random, ahead: number) => ({ ones: random.evenly(turned(ONES, ahead)) })

/** Ten, and so many more. */
const pictures = {
  frames: (ones: number): Figure => tenFrame(10 + ones),
  blocks: (ones: number): Figure => baseTenBlocks(10 + ones),
}
/** So many things that lie about. */
interface Loose {
  readonly ones: number
  readonly icon: Icon
  readonly variant: number
}
/** Ten of them in a loop, the others beside it. */
const looped = ({ icon, ones }: Loose) =>
  counters([
    { icon, count: 10, fill: 'white', outline: 'loop', perRow: 5 },
    { icon, count: ones, fill: 'white', perRow: 5 },
  ])
const boxed = (ones: number) => tenFrame([10, { white: ones }])

/** A full ten is counted on from. */
const countedOn = (ones: number): readonly Step[] => [
  step(list(...wholes(11, 10 + ones)), because.countOn, { count: ones, start: 10 }),
  step(equation(sum(10, ones), 10 + ones), because.lastNumberTellsHowMany),
]

const tenWithOnes = (ones: number) =>
  words(`1 ten, ${ones} ${ones === 1 ? 'one' : 'ones'}`, `1 decena, ${ones} ${ones === 1 ? 'unidad' : 'unidades'}`)
const tenAndOnes = (ones: number): Step =>
  step(tenWithOnes(ones), because.explain, {
    sentence: {
      en: line`${10 + ones} is ${10} and ${ones} more.`,
      es: line`${10 + ones} es ${10} y ${ones} más.`,
    },
  })

/** How many are drawn, each cell, rod and cube counted. */
function countedIn(drawn: Figure): number {
  if (drawn.kind === 'ten-frame') return drawn.frames.flat().filter(cell => cell !== 'empty').length
  if (drawn.kind === 'base-ten-blocks') return drawn.groups.reduce((all, { tens, ones }) => all + 10 * tens + ones, 0)
  return drawn.kind === 'counters' ? drawn.groups.reduce((all, { items }) => all + items.length, 0) : -1
}
const drawnIn = (printed: Printed): number => {
  const [drawn] = printed.blocks.flatMap(block => (block.kind === 'figure' ? [countedIn(block.figure)] : []))
  return itemOf([drawn], 0) ?? -1
}

/** The equations of a level with one place empty, and the number that belongs there. */
const equations = {
  'ones of the teen': (ones: number) => ({ gap: (of: Value) => equation(10 + ones, sum(10, of)), missing: ones }),
  'teen of the ones': (ones: number) => ({ gap: (of: Value) => equation(sum(10, ones), of), missing: 10 + ones }),
  'teen first': (ones: number) => ({ gap: (of: Value) => equation(of, sum(10, ones)), missing: 10 + ones }),
  'ten first': (ones: number) => ({ gap: (of: Value) => equation(sum(of, ones), 10 + ones), missing: 10 }),
  'ten second': (ones: number) => ({ gap: (of: Value) => equation(10 + ones, sum(ones, of)), missing: 10 }),
} as const satisfies Record<string, (ones: number) => { gap: (of: Value) => Expr; missing: number }>

interface Level {
  readonly gaps: readonly (keyof typeof equations)[]
  readonly picture: readonly (keyof typeof pictures)[]
}

/** More than one, so that what is left over is said as many. */
const SOME = turned(ONES, 5).filter(ones => ones > 1)

/** Where ten of the things are. */
const PLACES = mixed([
  { noun: nouns.book, where: words('on the shelf', 'en el estante') },
  { noun: nouns.fish, where: words('in the tank', 'en la pecera') },
  { noun: nouns.flower, where: words('in the vase', 'en el florero') },
  { noun: nouns.crayon, where: words('in the box', 'en la caja') },
  { noun: nouns.duck, where: words('in the pond', 'en el estanque') },
  { noun: nouns.apple, where: words('in the bag', 'en la bolsa') },
  { noun: nouns.egg, where: words('in the basket', 'en la canasta') },
  { noun: nouns.cookie, where: words('on the plate', 'en el plato') },
  { noun: nouns.shell, where: words('in the bucket', 'en el balde') },
])

/** What a pupil takes a teen number for. */
const wrongs = {
  oneForTen: (ones: number) => sum(ones, 1),
  teenAgain: (ones: number) => sum(10 + ones, 10),
  oneOff: (ones: number) => sum(ones === 9 ? 8 : ones + 1, 10),
}

export const teenNumbersTenAndOnes = defineTopic(
  {
    id: 'teen-numbers-ten-and-ones',
    name: { en: 'Numbers 11 to 19: ten and some ones', es: 'Números del 11 al 19: diez y algunas unidades más' },
    description: {
      en: 'Write a number from 11 to 19 as ten ones and some more ones.',
      es: 'Escribe un número del 11 al 19 como diez unidades y algunas unidades más.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['K.NBT.A.1'],
    rev: 2,
    levels: {
      easy: { gaps: [], picture: ['frames', 'blocks'] },
      medium: { gaps: ['ones of the teen', 'teen of the ones', 'teen first'], picture: [] },
      hard: { gaps: ['ten first', 'ten second'], picture: [] },
    },
  },
  form => ({
    picture: form({
      levels: ['easy'],
      instruction: { en: prose`Write the numbers.`, es: prose`Escribe los números.` },
      draw: (random, level: Level) => ({ ...drawOnes(random, 0), picture: random.evenly(level.picture) }),
      answer: numberList,
      solve: ({ ones }) => [ones, 10 + ones],
      key: ({ ones }) => both(equation(sum(10, ones), 10 + ones)),
      ask: ({ picture, ones }) => both([figure(pictures[picture](ones)), equation(sum(10, blank(2)), blank(2))]),
      solution: ({ ones }) => countedOn(ones),
      check: (printed, answers) =>
        answers.length === 2 &&
        isTrue(filled(printed.one('relation'), itemOf(answers, 0), itemOf(answers, 1))) &&
        exact(itemOf(answers, 1)).equals(drawnIn(printed)),
    }),

    whichPicture: form({
      levels: ['easy'],
      draw: random => drawOnes(random, 3),
      answer: figureChoice,
      solve: ({ ones }): Figure => pictures.frames(ones),
      mistakes: ({ ones }) => ({
        oneMore: pictures.frames(ones === 9 ? 7 : ones + 1),
        oneFewer: pictures.frames(ones === 1 ? 3 : ones - 1),
      }),
      ask: ({ ones }) => ({
        en: prose`Which picture shows ${10} and ${ones}?`,
        es: prose`¿Qué dibujo muestra ${10} y ${ones}?`,
      }),
      solution: ({ ones }) => [
        ...countedOn(ones).slice(0, 1),
        explained(
          figure(pictures.frames(ones)),
          line`It has a full frame of ${10} and ${ones} more.`,
          line`Tiene un marco lleno de ${10} y ${ones} más.`,
        ),
      ],
      check: (printed, answer) => printed.numbers.reduce((all, n) => all.plus(n)).equals(countedIn(answer)),
    }),

    whichNumber: form({
      levels: ['easy'],
      draw: random => drawOnes(random, 6),
      answer: formulaChoice,
      solve: ({ ones }) => expr(10 + ones),
      mistakes: ({ ones }) => ({
        onesAlone: expr(ones),
        oneMore: expr(11 + ones),
        oneFewer: expr(ones === 1 ? 13 : 9 + ones),
      }),
      ask({ ones }): Both<Content> {
        const drawn = figure(pictures.blocks(ones))
        return { en: [drawn, prose`What number is shown?`], es: [drawn, prose`¿Qué número se muestra?`] }
      },
      solution: ({ ones }) => [
        step(tenWithOnes(ones), because.readTheBlocks),
        ...(ones > 1 ? countedOn(ones).slice(0, 1) : []),
        ones > 1
          ? step(expr(10 + ones), because.lastNumberTellsHowMany)
          : step(expr(11), because.countOn, { count: 1, start: 10 }),
      ],
      check: (printed, answer) => exact(answer).equals(drawnIn(printed)),
    }),

    gap: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      draw: (random, level: Level) => ({ ...drawOnes(random, 0), gap: random.evenly(level.gaps) }),
      answer: integer,
      solve: ({ gap, ones }) => equations[gap](ones).missing,
      ask: ({ gap, ones }) => both(equations[gap](ones).gap(box())),
      solution({ gap, ones }) {
        const { gap: place, missing } = equations[gap](ones)
        return intoItsPlace([tenAndOnes(ones)], place(missing))
      },
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    bond: form({
      levels: ['medium'],
      instruction: { en: prose`Write the missing part.`, es: prose`Escribe la parte que falta.` },
      draw: random => ({ ...drawOnes(random, 4), isTenFirst: random.evenly([true, false]) }),
      answer: integer,
      solve: ({ ones }) => ones,
      ask: ({ ones, isTenFirst }) => both(figure(numberBond(10 + ones, isTenFirst ? [10, null] : [null, 10]))),
      solution: ({ ones }) => [
        step(equation(10 + ones, sum(10, ones)), because.explain, {
          sentence: {
            en: line`One part is ${10}. ${ones} is missing.`,
            es: line`Una parte es ${10}. Falta el ${ones}.`,
          },
        }),
        step(expr(ones), because.explain, {
          sentence: { en: line`Write ${ones} in the empty part.`, es: line`Escribe ${ones} en la parte vacía.` },
        }),
      ],
      check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
    }),

    match: form({
      levels: ['medium'],
      kind: 'match',
      instruction: { en: prose`Match. Write the letters.`, es: prose`Relaciona. Escribe las letras.` },
      lines: 0,
      draw: random => {
        const left = random.sample(ONES, 3)
        const right = random.until(
          () => random.shuffle<readonly number[]>(left),
          drawn => drawn.some((ones, i) => ones !== itemOf(left, i)),
        )
        return { left, right }
      },
      answer: letterOrder,
      solve: ({ left, right }) => left.map(ones => itemOf(LETTERS, right.indexOf(ones))),
      ask: ({ left, right }) =>
        both(
          table({
            rows: left.map((ones, i) => [10 + ones, blank(2), symbol(itemOf(LETTERS, i)), sum(10, itemOf(right, i))]),
          }),
        ),
      solution: ({ left }, letters) => [
        step(
          {
            kind: 'paragraph',
            content: left.flatMap((ones, i) => [
              ...(i > 0 ? ['; '] : []),
              ...line`${equation(10 + ones, sum(10, ones))}`,
            ]),
          },
          because.intoTenAndOnes,
        ),
        step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
      ],
      check(printed, letters) {
        const sums = printed.all('sum').map(item => item.terms.reduce((all, term) => all + exact(term).n, 0))
        return (
          new Set(letters).size === 3 &&
          letters.every((name, i) => itemOf(printed.numbers, i).equals(itemOf(sums, LETTERS.indexOf(name))))
        )
      },
    }),

    loopTen: form({
      levels: ['hard'],
      instruction: {
        en: prose`Circle ${10}. Write the numbers.`,
        es: prose`Encierra ${10}. Escribe los números.`,
      },
      draw: (random): Loose => ({
        ...drawOnes(random, 0),
        icon: random.evenly(PICTURES),
        variant: random.int(1, 99),
      }),
      answer: {
        ...drawing<Loose & { readonly [key: string]: string | number }>(looped, loose => [
          { ...loose, ones: loose.ones === 9 ? 8 : loose.ones + 1 },
        ]),
        show: loose => both([figure(looped(loose)), equation(10 + loose.ones, sum(10, loose.ones))]),
      },
      solve: loose => ({ ...loose }),
      ask: ({ icon, ones, variant }) =>
        both([
          figure(counters({ icon, count: 10 + ones, fill: 'white', size: 1, arrangement: 'scattered', variant })),
          equation(box(), sum(10, box())),
        ]),
      solution: loose => [
        step(list(...wholes(1, 10)), because.explain, {
          sentence: {
            en: line`Count ${10}. Circle them.`,
            es: agreeing(loose.icon, line`Cuenta ${10}. Enciérralos.`, line`Cuenta ${10}. Enciérralas.`),
          },
        }),
        step(list(...wholes(11, 10 + loose.ones)), because.countOn, { count: loose.ones, start: 10 }),
        step(equation(10 + loose.ones, sum(10, loose.ones)), because.lastNumberTellsHowMany),
      ],
      check: (printed, { ones }) =>
        isTrue(filled(printed.one('relation'), 10 + ones, ones)) && drawnIn(printed) === 10 + ones,
    }),

    drawTheOnes: form({
      levels: ['easy'],
      lines: 0,
      draw: random => drawOnes(random, 2),
      answer: drawing<number>(boxed, ones => [ones === 9 ? 8 : ones + 1]),
      solve: ({ ones }) => ones,
      ask({ ones }): Both<Content> {
        const drawn = figure(tenFrame([10, 0]))
        return {
          en: [prose`Draw more to show ${10 + ones}.`, drawn],
          es: [prose`Dibuja más para mostrar ${10 + ones}.`, drawn],
        }
      },
      solution: ({ ones }) => [
        step(list(...wholes(11, 10 + ones)), because.countOn, { count: ones, start: 10 }),
        step(figure(boxed(ones)), because.drawOneForEach),
      ],
      check: (printed, ones) => itemOf(printed.numbers, 0).equals(drawnIn(printed) + ones),
    }),

    trueOrFalse: form({
      levels: ['hard'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => {
        const { ones } = drawOnes(random, 4)
        const isRight = random.evenly([true, false])
        const isTeenFirst = random.evenly([true, false])
        return { ones, isTeenFirst, wrong: isRight ? null : random.evenly(['oneForTen', 'teenAgain']) }
      },
      answer: trueOrFalse,
      solve: ({ wrong }) => (wrong === null ? 'true' : 'false'),
      ask({ wrong, ones, isTeenFirst }) {
        const side = wrong === null ? sum(ones, 10) : wrongs[wrong](ones)
        return both(isTeenFirst ? equation(10 + ones, side) : equation(side, 10 + ones))
      },
      solution: ({ wrong, ones }, answer) => [
        tenAndOnes(ones),
        wrong === null
          ? step(trueOrFalse.show(answer), because.bothSidesAreEqual)
          : step(trueOrFalse.show(answer), because.explain, { sentence: isNot(wrongs[wrong](ones), 10 + ones) }),
      ],
      check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
    }),

    notInTheTen: form({
      levels: ['hard'],
      draw: random => ({ ones: random.evenly(SOME), place: random.evenly(PLACES) }),
      answer: quantity,
      solve: ({ ones, place }) => counted(ones, place.noun),
      ask({ ones, place: { noun, where } }) {
        const all = counted(10 + ones, noun)
        return {
          en: prose`There are ${all}, and ${10} are ${where}. How many ${things(noun)} are not ${where}?`,
          es: prose`Hay ${all} y ${10} están ${where}. ¿${howMany(noun)} no están ${where}?`,
        }
      },
      solution: ({ ones, place: { noun, where } }) => [
        tenAndOnes(ones),
        answerStep(equation(10 + ones, sum(10, ones)), {
          en: line`${counted(ones, noun)} are not ${where}.`,
          es: line`${counted(ones, noun)} no están ${where}.`,
        }),
      ],
      check: (printed, { amount }) => {
        const [all, inside] = printed.take(2)
        return inside.plus(exact(amount)).equals(all)
      },
    }),

    whichIsWrong: form({
      levels: ['hard'],
      draw: random => {
        const { ones } = drawOnes(random, 7)
        const [one, other] = random.sample(
          ONES.filter(number => number !== ones),
          2,
        )
        return { ones, one, other, wrong: random.evenly(['oneForTen', 'oneOff', 'teenAgain'] as const) }
      },
      answer: formulaChoice,
      solve: ({ ones, wrong }) => equation(10 + ones, wrongs[wrong](ones)),
      mistakes: ({ one, other }) => ({
        right: equation(10 + one, sum(10, one)),
        rightToo: equation(10 + other, sum(other, 10)),
      }),
      ask: () => ({ en: prose`Which is wrong?`, es: prose`¿Cuál es incorrecta?` }),
      solution: ({ ones, one, other, wrong }) => [
        explained(
          statements(equation(10 + one, sum(10, one)), equation(10 + other, sum(other, 10))),
          line`These are right: ten and the ones make the number.`,
          line`Estas son correctas: la decena y las unidades forman el número.`,
        ),
        tenAndOnes(ones),
        step(equation(10 + ones, wrongs[wrong](ones)), because.mistakeIs, {
          what: {
            en: line`${wrongs[wrong](ones)} is not ${10 + ones}`,
            es: line`${wrongs[wrong](ones)} no es ${10 + ones}`,
          },
        }),
      ],
      check: (_, answer) => !isTrue(expr(answer)),
    }),

    whichMakes: form({
      levels: ['medium'],
      draw: random => drawOnes(random, 2),
      answer: formulaChoice,
      solve: ({ ones }) => sum(10, ones),
      mistakes: ({ ones }) => ({
        oneOff: sum(10, ones === 1 ? 2 : ones - 1),
        twice: sum(ones, ones),
        oneForTen: sum(1, ones),
      }),
      ask: ({ ones }) => ({ en: prose`Which makes ${10 + ones}?`, es: prose`¿Cuál forma ${10 + ones}?` }),
      solution: ({ ones }) => [
        tenAndOnes(ones),
        explained(sum(10, ones), line`Choose the sum of ${10} and ${ones}.`, line`Elige la suma de ${10} y ${ones}.`),
      ],
      check: (printed, answer) => isTrue(equation(expr(answer), itemOf(printed.numbers, 0))),
    }),
  }),
)
