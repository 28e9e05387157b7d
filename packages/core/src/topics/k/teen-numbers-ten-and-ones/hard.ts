import {
  answerStep,
  both,
  box,
  count as counted,
  counters,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  howMany,
  type Icon,
  isTrue,
  line,
  list,
  prose,
  quantity,
  step,
  sum,
  things,
  trueOrFalse,
  wholes,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { agreeing, PICTURES } from '../../kit/facts/pictures.ts'
import type { levels } from './levels.ts'
import { drawnIn, drawOnes, ONES, tenAndOnes } from './parts.ts'

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

/** Beyond 20 pupils do not add yet. */
const whyNot = {
  oneForTen: (ones: number) => isNumber(sum(ones, 1), ones + 1, 10 + ones),
  oneOff: (ones: number) => isNumber(wrongs.oneOff(ones), ones === 9 ? 18 : 11 + ones, 10 + ones),
  teenAgain: (ones: number) => ({
    en: line`${wrongs.teenAgain(ones)} is more than ${10 + ones}`,
    es: line`${wrongs.teenAgain(ones)} es más que ${10 + ones}`,
  }),
}
const isNumber = (wrong: Expr, value: number, right: number) => ({
  en: line`${wrong} is ${value}, not ${right}`,
  es: line`${wrong} es ${value}, no ${right}`,
})

const tenMakes = (ones: number) => ({
  en: line`This is right: ${10} and ${ones} make ${10 + ones}.`,
  es: line`Es correcta: ${10} y ${ones} forman ${10 + ones}.`,
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  loopTen: form({
    levels: ['hard'],
    share: 2,
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
  trueOrFalse: form({
    levels: ['hard'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => {
      const { ones } = drawOnes(random, 7)
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
        : explained(trueOrFalse.show(answer), [...whyNot[wrong](ones).en, '.'], [...whyNot[wrong](ones).es, '.']),
    ],
    check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
  }),
  notInTheTen: form({
    levels: ['hard'],
    share: 2,
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
    share: 2,
    draw: random => {
      const { ones } = drawOnes(random, 4)
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
    ask: () => ({ en: prose`Which addition sentence is wrong?`, es: prose`¿Qué suma es incorrecta?` }),
    solution: ({ ones, wrong }) => [
      tenAndOnes(ones),
      step(equation(10 + ones, wrongs[wrong](ones)), because.mistakeIs, {
        what: whyNot[wrong](ones),
      }),
    ],
    whyWrong: ({ one, other }) => ({ right: tenMakes(one), rightToo: tenMakes(other) }),
    check: (_, answer) => !isTrue(expr(answer)),
  }),
})
