import {
  both,
  explainedBy,
  type FormMaker,
  itemOf,
  line,
  type Noun,
  prose,
  role,
  type Sentence,
  sentenceChoice,
  things,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { levels } from './levels.ts'
import {
  farUnitOf,
  inUnits,
  knownLength,
  lengthOf,
  mayBe,
  measureOf,
  printedThings,
  sizeOf,
  THINGS,
  type Thing,
  unitsOf,
  wayOf,
} from './things.ts'
import { estimated, tooLongOrShort, unitInside, unitSaid } from './told.ts'

/** Where the first unit is far too short, or the second far too long: never feet beside yards. */
const unitPair = (thing: Thing): readonly [Noun, Noun] => {
  const [short, ...long] = unitsOf(thing).map(({ noun }) => noun)
  const other = thing.unit === short ? itemOf(long, 0) : thing.unit
  return [short ?? other, other]
}
/** People measure a bed in feet or in inches, a sofa in meters or in centimeters: only what is shorter or longer has one unit. */
const OF_ONE_UNIT = THINGS.filter(
  thing => thing.unit === itemOf(unitsOf(thing), 0).noun || lengthOf(thing) >= (thing.system === 'metric' ? 300 : 100),
)
/** Two units that are wrong: of the thing's own system, and where these are too few, of roads. */
const otherUnits = (thing: Thing): readonly Noun[] =>
  [...unitsOf(thing).map(({ noun }) => noun), farUnitOf(thing)].filter(noun => noun !== thing.unit).slice(0, 2)
const tellsOfRoads = (unit: Noun) => ({
  en: line`${things(unit)} tell how far one town is from another.`,
  es: line`Con ${things(unit)} se dice a qué distancia está un pueblo de otro.`,
})
/** Three lengths far from each other, for the same way of lying or standing. */
const LONG = THINGS.filter(({ way }) => way === 'long')
const named = (thing: Thing): Sentence => ({
  key: `${THINGS.indexOf(thing)}`,
  says: { en: prose`${thing.called}`, es: prose`${thing.called}` },
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  whichUnit: form({
    levels: ['easy'],
    draw: random => random.evenly(OF_ONE_UNIT),
    answer: sentenceChoice,
    solve: ({ unit }) => unitSaid(unit),
    mistakes: thing => ({
      otherUnit: unitSaid(
        itemOf(
          unitPair(thing).filter(unit => unit !== thing.unit),
          0,
        ),
      ),
      farUnit: unitSaid(farUnitOf(thing)),
    }),
    ask: thing => ({
      en: prose`Which unit is best to measure the ${measureOf(thing)} of ${thing.called}?`,
      es: prose`¿Qué unidad conviene para medir ${measureOf(thing)} de ${thing.called}?`,
    }),
    solution(thing, { says }) {
      const [short, other] = unitPair(thing)
      return [
        explainedBy(both(prose`${inUnits(1, thing.unit)}`), knownLength(thing.unit)),
        explainedBy(
          says,
          thing.unit === short
            ? {
                en: line`${thing.called} is less than ${inUnits(1, other)} ${wayOf(thing)}: use ${things(thing.unit)}.`,
                es: line`${thing.called} mide menos de ${inUnits(1, other)}: usa ${things(thing.unit)}.`,
              }
            : {
                en: line`The number of ${things(short)} would be very large: use ${things(thing.unit)}.`,
                es: line`El número de ${things(short)} sería muy grande: usa ${things(thing.unit)}.`,
              },
        ),
      ]
    },
    whyWrong(thing) {
      const [short, other] = unitPair(thing)
      const far = farUnitOf(thing)
      return {
        otherUnit:
          thing.unit === short
            ? tooLongOrShort(thing, { amount: 1, unit: other })
            : {
                en: line`With this short unit, the number would be very large.`,
                es: line`Con una unidad tan corta, el número sería muy grande.`,
              },
        farUnit: tellsOfRoads(far),
      }
    },
    // Two feet or more, half a meter or more, are told in a longer unit.
    check: (printed, { key }) =>
      printedThings(printed).some(
        one =>
          unitsOf(one).some(({ noun }) => noun.en[0] === key) &&
          one.most >= (one.system === 'metric' ? 50 : 24) === !['inch', 'centimeter'].includes(key),
      ),
  }),

  fillUnit: form({
    levels: ['easy'],
    draw: random => random.evenly(turned(THINGS, 13)),
    answer: sentenceChoice,
    solve: ({ unit }) => unitInside(unit),
    mistakes: thing => Object.fromEntries(otherUnits(thing).map(noun => [noun.en[0], unitInside(noun)])),
    ask: thing => ({
      en: prose`Which unit is missing? ${thing.called} is about ${role('amount', thing.amount)} ____ ${wayOf(thing)}.`,
      es: prose`¿Qué unidad falta? ${thing.called} mide aproximadamente ${role('amount', thing.amount)} ____ ${wayOf(thing)}.`,
    }),
    solution: (thing, { says }) => estimated(thing, says),
    whyWrong: thing =>
      Object.fromEntries(
        otherUnits(thing).map(unit => [
          unit.en[0],
          unit === farUnitOf(thing) ? tellsOfRoads(unit) : tooLongOrShort(thing, { amount: thing.amount, unit }),
        ]),
      ),
    check(printed, { key }) {
      const amount = printed.role('amount')
      return printedThings(printed).some(thing =>
        unitsOf(thing).some(({ noun }) => noun.en[0] === key && mayBe(thing, amount.n, noun)),
      )
    },
  }),

  whichThing: form({
    levels: ['easy'],
    draw(random) {
      const thing = random.evenly(turned(LONG, 5))
      const others = random.until(
        () =>
          random.sample(
            LONG.filter(({ system }) => system === thing.system),
            2,
          ),
        two => two.every(other => lengthOf(other) >= 4 * lengthOf(thing) || 4 * lengthOf(other) <= lengthOf(thing)),
      )
      return { thing, others }
    },
    answer: sentenceChoice,
    solve: ({ thing }) => named(thing),
    mistakes: ({ others: [one, other] }) => ({ one: named(one), other: named(other) }),
    ask: ({ thing }) => ({
      en: prose`Which of these is about ${role('length', inUnits(thing.amount, thing.unit))} long?`,
      es: prose`¿Cuál de estas cosas mide aproximadamente ${role('length', inUnits(thing.amount, thing.unit))} de largo?`,
    }),
    solution: ({ thing }, { says }) => estimated(thing, says),
    whyWrong: ({ thing, others: [one, other] }) => ({
      one: tooLongOrShort(one, thing),
      other: tooLongOrShort(other, thing),
    }),
    check(printed, { key }) {
      const [asked] = printed.terms('role')
      const unit = asked?.of.kind === 'quantity' ? asked.of.noun : undefined
      return (
        unit !== undefined && sizeOf(unit) > 0 && mayBe(itemOf(THINGS, Number(key)), printed.role('length').n, unit)
      )
    },
  }),
})
