import {
  answerStep,
  aThing,
  type Block,
  type Both,
  both,
  count,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  name,
  numberList,
  type Person,
  people,
  prose,
  Ratio,
  relation,
  role,
  ruler,
  type Sentence,
  sentenceChoice,
  step,
  theThing,
  things,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  countedLengths,
  isLong,
  lengthIn,
  measuredSteps,
  type RulerThing,
  theObject,
  thingsOf,
  unitNouns,
} from '../../kit/measures/on-a-ruler.ts'
import { inBothUnits } from './both-rulers.ts'
import type { levels } from './levels.ts'
import { BROKEN, drawAlong, found, onBrokenRuler } from './lying.ts'
import { comparedTo, inchesOf, otherUnits } from './other-units.ts'
import { type TwoUnits, twoUnits } from './two-units.ts'

const inBoth = (shape: RulerThing, inches: number, centimeters: number): Both<Block> => {
  const [first, second] = [lengthIn(inches, 'inch'), lengthIn(centimeters, 'centimeter')]
  return {
    en: prose`${theObject(shape)} is about ${first} or ${second} long.`,
    es: prose`${theObject(shape)} mide unas ${first} o ${second} de largo.`,
  }
}
const named = (child: Person): Sentence => ({ key: child.name, says: both(prose`${name(child)}`) })

interface Compared {
  readonly setting: TwoUnits
  readonly counts: readonly [number, number]
  readonly children: readonly [Person, Person]
  readonly asked: 'longer' | 'shorter'
}
const unitsOf = ({ setting, children }: Compared): readonly Sentence[] => {
  const [first, second] = setting.names(...children)
  return [
    { key: 'first', says: first },
    { key: 'second', says: second },
  ]
}
/** The longer unit is the one of which fewer are needed. */
const rightUnit = ({ counts: [first, second], asked }: Compared) =>
  (asked === 'longer' ? first < second : first > second) ? 0 : 1
const SAME: Sentence = {
  key: 'same',
  says: { en: prose`They are the same length.`, es: prose`Miden lo mismo.` },
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  bothRulers: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const lengths = random.evenly(inBothUnits)
      return { shape: random.evenly(thingsOf('inch', lengths.inches)), ...lengths }
    },
    answer: numberList,
    solve: ({ inches, centimeters }) => [inches, centimeters],
    ask: ({ shape, inches, hundredths }) =>
      withFigure(
        {
          en: prose`Measure to the nearest inch and the nearest centimeter. ${theObject(shape)} is about ____ inches or about ____ centimeters long.`,
          es: prose`Mide a la pulgada y al centímetro más cercanos. ${theObject(shape)} mide unas ____ pulgadas o unos ____ centímetros de largo.`,
        },
        ruler({ length: inches + 1, both: true, objects: [{ to: Ratio.of(hundredths, 100), shape }] }),
      ),
    namedAnswer: ({ inches, centimeters }) => ({
      en: prose`${lengthIn(inches, 'inch')}; ${lengthIn(centimeters, 'centimeter')}`,
      es: prose`${lengthIn(inches, 'inch')}; ${lengthIn(centimeters, 'centimeter')}`,
    }),
    solution: ({ shape, inches, centimeters }) => [
      step(both(prose`${lengthIn(inches, 'inch')}`), because.takeTheNearestMark, {
        ruler: { en: line`On the inch ruler`, es: line`En la regla de pulgadas` },
      }),
      step(both(prose`${lengthIn(centimeters, 'centimeter')}`), because.takeTheNearestMark, {
        ruler: { en: line`On the centimeter ruler`, es: line`En la regla de centímetros` },
      }),
      answerStep(inBoth(shape, inches, centimeters), {
        en: line`There are more centimeters, because a centimeter is shorter than an inch.`,
        es: line`Hay más centímetros, porque un centímetro es más corto que una pulgada.`,
      }),
    ],
    check(printed, answers) {
      const [inches, centimeters] = tupleOf(
        answers.map(value => exact(value).toNumber()),
        2,
      )
      const [{ to }] = tupleOf(printed.figure('ruler').objects, 1)
      const end = to.n / to.d
      return Math.round(end) === inches && Math.abs(end * 2.54 - centimeters) < 0.3
    },
  }),

  whoIsRight: form({
    levels: ['hard'],
    draw(random) {
      const first = random.int(3, 5)
      const lying = drawAlong(random, BROKEN, [first, first + 1])
      // The mark at the end, and the marks counted instead of the units.
      const told = random.shuffle([lying.length, lying.start + lying.length, lying.length + 1] as const)
      return { first, ...lying, told, children: random.sample(people, 3) }
    },
    answer: sentenceChoice,
    solve: ({ children, told, length }) => named(itemOf(children, told.indexOf(length))),
    mistakes: ({ children, told, length }) => {
      const [one, other] = tupleOf(
        children.filter((_, i) => told[i] !== length),
        2,
      )
      return { one: named(one), other: named(other) }
    },
    ask(facts) {
      const { shape, unit, start, length, told } = facts
      const said = (child: Person, value: number): Both<Block> => {
        const by = role(child.name, value)
        const what = things(unitNouns[unit])
        return value === length
          ? {
              en: prose`${name(child)}: “I counted the spaces. It is ${by} ${what} long.”`,
              es: prose`${name(child)}: “Conté los espacios. Mide ${by} ${what}”.`,
            }
          : value === start + length
            ? {
                en: prose`${name(child)}: “I read the number at the right end. It is ${by} ${what} long.”`,
                es: prose`${name(child)}: “Leí el número del extremo derecho. Mide ${by} ${what}”.`,
              }
            : {
                en: prose`${name(child)}: “I counted the marks. It is ${by} ${what} long.”`,
                es: prose`${name(child)}: “Conté las marcas. Mide ${by} ${what}”.`,
              }
      }
      const all = facts.children.map((child, i) => said(child, itemOf(told, i)))
      const drawn = figure(onBrokenRuler(facts))
      return {
        en: [
          prose`Three students measure ${theObject(shape)}.`,
          drawn,
          ...all.map(({ en }) => en),
          prose`Who is right?`,
        ],
        es: [
          prose`Tres estudiantes miden ${theObject(shape)}.`,
          drawn,
          ...all.map(({ es }) => es),
          prose`¿Quién tiene razón?`,
        ],
      }
    },
    solution: (facts, { says }) => [...measuredSteps(facts), answerStep(says, isLong(facts.shape, found(facts)))],
    whyWrong({ told, start, length }) {
      const [one, other] = tupleOf(
        told
          .filter(value => value !== length)
          .map(value =>
            value === start + length
              ? {
                  en: line`The left end is not at 0.`,
                  es: line`El extremo izquierdo no está en el 0.`,
                }
              : {
                  en: line`There are ${length + 1} marks but only ${length} spaces.`,
                  es: line`Hay ${length + 1} marcas, pero solo ${length} espacios.`,
                },
          ),
        2,
      )
      return { one, other }
    },
    check: (printed, { key }) => printed.role(key).equals(itemOf(countedLengths(printed), 0)),
  }),

  unitsCompared: form({
    levels: ['hard'],
    draw(random) {
      const setting = random.evenly(twoUnits)
      const fewer = random.int(5, 9)
      const [a, b] = [fewer, fewer + random.int(2, 7)] as const
      const counts: readonly [number, number] = random.evenly([false, true]) ? [a, b] : [b, a]
      return {
        setting,
        counts,
        asked: random.evenly(['longer', 'shorter']),
        children: random.sample(people, 2),
      }
    },
    answer: sentenceChoice,
    solve: facts => itemOf(unitsOf(facts), rightUnit(facts)),
    mistakes: facts => ({ other: itemOf(unitsOf(facts), 1 - rightUnit(facts)), same: SAME }),
    ask: ({ setting, counts: [first, second], children: [who, other], asked }) => {
      const told = setting.tell(role('first', first), role('second', second), who, other)
      const question = setting.asks[asked]
      return { en: [told.en, question.en], es: [told.es, question.es] }
    },
    solution: ({ counts, asked }, { says }) => [
      explained(
        relation(Math.min(...counts), '<', Math.max(...counts)),
        line`Compare the two counts.`,
        line`Compara las dos cantidades.`,
      ),
      step(says, asked === 'longer' ? because.fewerOfTheLongerUnit : because.moreOfTheShorterUnit),
    ],
    whyWrong: ({ counts: [first, second], asked }) => {
      const [less, more] = [Math.min(first, second), Math.max(first, second)]
      return {
        other:
          asked === 'longer'
            ? {
                en: line`It takes ${more} of these: each is shorter.`,
                es: line`Se necesitan ${more}: cada unidad es más corta.`,
              }
            : {
                en: line`It takes only ${less} of these: each is longer.`,
                es: line`Solo se necesitan ${less}: cada unidad es más larga.`,
              },
        same: { en: line`Then the two counts would be equal.`, es: line`Entonces las dos cantidades serían iguales.` },
      }
    },
    check(printed, { key }) {
      const [first, second] = [printed.role('first'), printed.role('second')]
      const asksLonger = /longer|más larg/.test(printed.text)
      // The unit of which fewer are needed is the longer one.
      const isFirst = first.compare(second) < 0 === asksLonger
      return key === (isFirst ? 'first' : 'second')
    },
  }),

  moreOrFewer: form({
    levels: ['hard'],
    draw(random) {
      const setting = random.evenly(otherUnits)
      return { setting, amount: random.int(setting.from, setting.to) }
    },
    answer: sentenceChoice,
    solve: ({ setting: { other, otherIsShorter } }) => comparedTo(other, otherIsShorter, otherIsShorter),
    mistakes: ({ setting: { other, otherIsShorter } }) => ({
      wrongWay: comparedTo(other, !otherIsShorter, otherIsShorter),
      wrongUnit: comparedTo(other, !otherIsShorter, !otherIsShorter),
      wrongReason: comparedTo(other, otherIsShorter, !otherIsShorter),
    }),
    ask: ({ setting: { thing, unit, other }, amount }) => ({
      en: prose`${aThing(thing)} is ${count(amount, unit)} long. You measure ${theThing(thing)} again in ${things(other)}. Is the number of ${things(other)} greater or less than ${amount}?`,
      es: prose`${aThing(thing)} mide ${count(amount, unit)} de largo. Mides otra vez ${theThing(thing)}, ahora en ${things(other)}. ¿El número de ${things(other)} es mayor o menor que ${amount}?`,
    }),
    solution: ({ setting: { unit, other, otherIsShorter } }, { says }) => [
      step(
        otherIsShorter
          ? {
              en: prose`${count(1, other)} is shorter than ${count(1, unit)}`,
              es: prose`${count(1, other)} mide menos que ${count(1, unit)}`,
            }
          : {
              en: prose`${count(1, other)} is longer than ${count(1, unit)}`,
              es: prose`${count(1, other)} mide más que ${count(1, unit)}`,
            },
        because.compareTheUnits,
      ),
      step(says, otherIsShorter ? because.moreOfTheShorterUnit : because.fewerOfTheLongerUnit),
    ],
    whyWrong({ setting: { unit, other, otherIsShorter } }) {
      const wrongUnit = otherIsShorter
        ? {
            en: line`${count(1, other)} is shorter than ${count(1, unit)}, not longer.`,
            es: line`${count(1, other)} mide menos que ${count(1, unit)}, no más.`,
          }
        : {
            en: line`${count(1, other)} is longer than ${count(1, unit)}, not shorter.`,
            es: line`${count(1, other)} mide más que ${count(1, unit)}, no menos.`,
          }
      return {
        wrongWay: otherIsShorter
          ? {
              en: line`More of the shorter units fit, not fewer.`,
              es: line`Una unidad más corta cabe más veces, no menos.`,
            }
          : {
              en: line`Fewer of the longer units fit, not more.`,
              es: line`Una unidad más larga cabe menos veces, no más.`,
            },
        wrongUnit,
        wrongReason: wrongUnit,
      }
    },
    // By how many inches each unit is long.
    check(printed, { key }) {
      const [{ noun: unit }] = tupleOf(printed.terms('quantity'), 1)
      const { noun: other } = itemOf(printed.terms('thing'), 2)
      const isShorter = inchesOf(other) < inchesOf(unit)
      return key === comparedTo(other, isShorter, isShorter).key
    },
  }),
})
