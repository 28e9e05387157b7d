import {
  type Both,
  both,
  type CellHole,
  explainedBy,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  list,
  match,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  symbol,
  tupleOf,
  unitSign,
  words,
  writtenOption,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import type { levels } from './scales.ts'
import {
  amountIn,
  amountOf,
  fits,
  isAbout,
  isFarOff,
  isLiquid,
  isUnit,
  KNOWN,
  mayBe,
  otherUnit,
  printedThings,
  SIZES,
  sizeOf,
  THINGS,
  type Thing,
  type Unit,
} from './things.ts'

const signOf = (unit: Unit) => words(unitSign(unit).en, unitSign(unit).es)
const unitAnswer = writtenOption({
  gram: both(signOf('gram')),
  kilogram: both(signOf('kilogram')),
  milliliter: both(signOf('milliliter')),
  liter: both(signOf('liter')),
})

/** Hundreds of a small unit are known by the large one. */
const knownUnit = (amount: number, unit: Unit): Unit => (amount >= 100 && SIZES[unit] === 1 ? otherUnit[unit] : unit)
const compareWith = ({ en, es }: Both<readonly Inline[]>) => ({
  en: [...line`Compare with what you know. `, ...en],
  es: [...line`Compara con lo que sabes. `, ...es],
})
/** The forms share the things out, so that none is asked about twice. */
const ownThings = (own: number) => THINGS.filter((_, i) => i % 3 === own)
const OWN = [ownThings(0), ownThings(1), ownThings(2)] as const
/** What is one unit itself is compared with nothing. */
const COMPARED = OWN[2].filter(({ amount }) => amount !== 1)
/** One unit, where the thing itself has another amount. */
const known = ({ amount, unit }: Amount): readonly Step[] =>
  amount === 1 ? [] : [explainedBy(amountIn(1, knownUnit(amount, unit)), compareWith(KNOWN[knownUnit(amount, unit)]))]
const farOff = (thing: Thing, amount: number, unit: Unit): Step =>
  explainedBy(amountIn(amount, unit), isFarOff(thing, amount, unit))

interface Amount {
  readonly amount: number
  readonly unit: Unit
}
const said = ({ amount, unit }: Amount): Sentence => ({
  key: `${amount} ${unit}`,
  says: both(amountIn(amount, unit)),
})
const readKey = (key: string): Amount => {
  const [amount, unit] = tupleOf(key.split(' '), 2)
  if (!isUnit(unit)) throw new Error(`${unit} is no unit`)
  return { amount: Number(amount), unit }
}

/** At least ten times too much or too little. */
const tenfold = ({ amount }: Thing): number =>
  amount >= 20 && amount % 10 === 0 ? amount / 10 : amount < 10 && amount > 1 ? amount * 100 : amount * 10
/** Neither the number nor the unit gives the right one away: each may stand alone or with another choice. */
const WRONG: Readonly<Record<'each' | 'unit' | 'number', (thing: Thing) => readonly [Amount, Amount]>> = {
  each: thing => [
    { amount: tenfold(thing), unit: thing.unit },
    { amount: thing.amount, unit: otherUnit[thing.unit] },
  ],
  unit: thing => [
    { amount: thing.amount, unit: otherUnit[thing.unit] },
    { amount: tenfold(thing), unit: otherUnit[thing.unit] },
  ],
  number: thing => [
    { amount: tenfold(thing), unit: thing.unit },
    { amount: tenfold(thing), unit: otherUnit[thing.unit] },
  ],
}
const isFar = (thing: Thing, { amount, unit }: Amount) => {
  const times = (amount * SIZES[unit]) / sizeOf(thing)
  return times >= 10 || times <= 1 / 10
}

const named = (thing: Thing): Sentence => ({
  key: `${THINGS.indexOf(thing)}`,
  says: { en: prose`${thing.called}`, es: prose`${thing.called}` },
})
/** Two other things of the same kind of amount, ten times as large or small. */
const drawOthers = (random: Random, thing: Thing) => {
  const same = THINGS.filter(({ unit }) => isLiquid(unit) === isLiquid(thing.unit))
  return random.until(
    () => random.sample(same, 2),
    two => two.every(other => isFar(thing, other)),
  )
}

/** Lighter than the next, each ten times or nearly. */
const MASSES = [
  THINGS.filter(({ unit, amount }) => unit === 'gram' && amount <= 6),
  THINGS.filter(({ unit, amount }) => unit === 'gram' && amount >= 50),
  THINGS.filter(({ unit, amount }) => unit === 'kilogram' && amount <= 12),
  THINGS.filter(({ unit, amount }) => unit === 'kilogram' && amount >= 80),
] as const
const thingIn = (hole: CellHole): Thing => {
  const [item] = [hole].flat()
  return itemOf(
    THINGS.filter(
      ({ called }) => typeof item === 'object' && 'noun' in item && 'noun' in called && item.noun === called.noun,
    ),
    0,
  )
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fillUnit: form({
    levels: ['easy'],
    lines: 1,
    instruction: { en: prose`Write g, kg, mL, or L.`, es: prose`Escribe g, kg, mL o L.` },
    draw: random => random.evenly(OWN[0]),
    answer: unitAnswer,
    solve: ({ unit }) => unit,
    ask: thing =>
      isLiquid(thing.unit)
        ? {
            en: prose`${thing.called} holds about ${thing.amount} ____.`,
            es: prose`En ${thing.called} caben aproximadamente ${thing.amount} ____.`,
          }
        : {
            en: prose`${thing.called} has a mass of about ${thing.amount} ____.`,
            es: prose`${thing.called} tiene una masa de aproximadamente ${thing.amount} ____.`,
          },
    solution: thing => [
      isLiquid(thing.unit)
        ? explainedBy(list(signOf('milliliter'), signOf('liter')), {
            en: line`How much something holds is measured in mL or L; g and kg are for mass.`,
            es: line`Lo que cabe en una cosa se mide en mL o L; g y kg son para la masa.`,
          })
        : explainedBy(list(signOf('gram'), signOf('kilogram')), {
            en: line`Mass is measured in g or kg; mL and L are for how much something holds.`,
            es: line`La masa se mide en g o kg; mL y L son para lo que cabe en una cosa.`,
          }),
      ...known(thing),
      farOff(thing, thing.amount, otherUnit[thing.unit]),
      explainedBy(signOf(thing.unit), isAbout(thing)),
    ],
    check: (printed, unit) => printedThings(printed).some(thing => mayBe(thing, printed.take(1)[0].n, unit)),
  }),

  estimate: form({
    levels: ['easy'],
    draw: random => ({
      wrong: random.evenly(['each', 'unit', 'number'] as const),
      thing: random.evenly(OWN[1]),
    }),
    answer: sentenceChoice,
    solve: ({ thing }) => said(thing),
    mistakes: ({ thing, wrong }) => {
      const [one, other] = WRONG[wrong](thing)
      return { one: said(one), other: said(other) }
    },
    ask: ({ thing }) =>
      isLiquid(thing.unit)
        ? {
            en: prose`Which is the best estimate of how much ${thing.called} holds?`,
            es: prose`¿Cuál es la mejor estimación de lo que cabe en ${thing.called}?`,
          }
        : {
            en: prose`Which is the best estimate of the mass of ${thing.called}?`,
            es: prose`¿Cuál es la mejor estimación de la masa de ${thing.called}?`,
          },
    solution: ({ thing }, { says }) => [...known(thing), explainedBy(says, isAbout(thing))],
    whyWrong({ thing, wrong }) {
      const [one, other] = WRONG[wrong](thing)
      return { one: isFarOff(thing, one.amount, one.unit), other: isFarOff(thing, other.amount, other.unit) }
    },
    check: (printed, { key }) => {
      const { amount, unit } = readKey(key)
      return printedThings(printed).some(thing => mayBe(thing, amount, unit))
    },
  }),

  whichThing: form({
    levels: ['easy'],
    draw(random) {
      const thing = random.evenly(COMPARED)
      return { thing, others: drawOthers(random, thing) }
    },
    answer: sentenceChoice,
    solve: ({ thing }) => named(thing),
    mistakes: ({ others: [one, other] }) => ({ one: named(one), other: named(other) }),
    ask: ({ thing }) =>
      isLiquid(thing.unit)
        ? {
            en: prose`Which of these holds about ${amountOf(thing)}?`,
            es: prose`¿En cuál de estas cosas caben aproximadamente ${amountOf(thing)}?`,
          }
        : {
            en: prose`Which of these has a mass of about ${amountOf(thing)}?`,
            es: prose`¿Cuál de estas cosas tiene una masa de aproximadamente ${amountOf(thing)}?`,
          },
    solution: ({ thing }, { says }) => [...known(thing), explainedBy(says, isAbout(thing))],
    whyWrong: ({ thing, others: [one, other] }) => ({
      one: isFarOff(one, thing.amount, thing.unit),
      other: isFarOff(other, thing.amount, thing.unit),
    }),
    check: (printed, { key }) => fits(itemOf(THINGS, Number(key)), printed.one('measure')),
  }),

  matchMasses: form(
    match({
      levels: ['easy'],
      what: { en: line`each thing with its mass`, es: line`cada cosa con su masa` },
      draw(random) {
        const [tiny, light, heavy, large] = MASSES
        const all = [tiny, light, heavy, large].map(things => random.evenly(things))
        return random.shuffle<Thing[]>(all).map(thing => [thing.called, amountOf(thing)] as const)
      },
      belong: (left, right) => fits(thingIn(left), formulaIn(right)),
      solution(pairs, letters) {
        const rows = pairs.map(([thing, amount]) => ({ thing: thingIn(thing), amount: formulaIn(amount) }))
        const sorted = tupleOf(
          [...rows].sort((a, b) => sizeOf(a.thing) - sizeOf(b.thing)),
          4,
        )
        return [
          step(
            both({
              kind: 'paragraph',
              content: sorted.flatMap(({ thing }, i) => [...(i > 0 ? ['; '] : []), thing.called]),
            }),
            because.explain,
            {
              sentence: {
                en: line`Order the things from the least mass to the greatest mass.`,
                es: line`Ordena las cosas de menor a mayor masa.`,
              },
            },
          ),
          step(
            both({
              kind: 'paragraph',
              content: sorted.flatMap(({ amount }, i) => [...(i > 0 ? ['; '] : []), amount]),
            }),
            because.explain,
            {
              sentence: {
                en: line`Order the masses too. 1 kilogram is 1,000 grams.`,
                es: line`Ordena también las masas. 1 kilogramo es igual a 1,000 gramos.`,
              },
            },
          ),
          step(list(...letters.map(letter => symbol(letter))), because.explain, {
            sentence: {
              en: line`Match each thing with the mass in the same place.`,
              es: line`Relaciona cada cosa con la masa que está en el mismo lugar.`,
            },
          }),
        ]
      },
    }),
  ),
})
