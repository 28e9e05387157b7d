import {
  answerStep,
  aThing,
  both,
  exact,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  list,
  measuredNoun,
  prose,
  quantity,
  role,
  ruler,
  step,
  trueOrFalse,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  countedLengths,
  isLong,
  type Lying,
  lengthIn,
  measuredSteps,
  theObject,
} from '../../kit/measures/on-a-ruler.ts'
import type { levels } from './levels.ts'
import { AFTER_ZERO, along, BROKEN, drawAlong, found, howLong, MOVED, readingOf } from './lying.ts'
import { askSegment, drawSegment, segmentDrawn, segmentSteps, startOf, upTo } from './segments.ts'

const withoutNumbersOn = ({ unit, shape, start, length }: Lying) =>
  ruler({
    unit,
    length: start + length + 1,
    numbers: false,
    objects: [{ from: start, to: start + length, shape }],
  })

const RULER_NAMES = {
  inch: words('an inch ruler', 'una regla en pulgadas'),
  centimeter: words('a centimeter ruler', 'una regla en centímetros'),
} as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  notAtZero: form({
    levels: ['medium'],
    draw: random => drawAlong(random, MOVED, AFTER_ZERO, 0),
    answer: quantity,
    solve: found,
    ask: facts => withFigure(howLong(facts), along(facts)),
    solution: readingOf,
    check: (printed, { amount }) => exact(amount).equals(itemOf(countedLengths(printed), 0)),
  }),

  claim: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random) {
      const isTrue = random.evenly([false, true])
      const lying = drawAlong(random, MOVED, AFTER_ZERO, 1)
      // The mark at the end, or the marks counted instead of the units.
      const wrong = random.evenly([lying.start + lying.length, lying.length + 1])
      return { ...lying, isTrue, told: isTrue ? lying.length : wrong }
    },
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: facts => {
      const told = lengthIn(facts.told, facts.unit)
      const { en, es } = isLong(facts.shape, told)
      return withFigure(
        { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
        along(facts),
      )
    },
    solution: (facts, answer) => [
      ...measuredSteps(facts),
      answerStep(trueOrFalse.show(answer), isLong(facts.shape, found(facts))),
    ],
    check: (printed, answer) => (answer === 'true') === printed.take(1)[0].equals(itemOf(countedLengths(printed), 0)),
  }),

  withoutNumbers: form({
    levels: ['medium'],
    draw: random => drawAlong(random, BROKEN, [1, 3]),
    answer: quantity,
    solve: found,
    ask: facts => {
      const [object, apart] = [theObject(facts.shape), lengthIn(1, facts.unit)]
      return withFigure(
        facts.unit === 'inch'
          ? {
              en: prose`The numbers on this inch ruler have rubbed off. Its marks are ${apart} apart. How many inches long is ${object}?`,
              es: prose`Los números de esta regla en pulgadas se borraron. Entre una marca y la siguiente hay ${apart}. ¿Cuántas pulgadas mide de largo ${object}?`,
            }
          : {
              en: prose`The numbers on this centimeter ruler have rubbed off. Its marks are ${apart} apart. How many centimeters long is ${object}?`,
              es: prose`Los números de esta regla en centímetros se borraron. Entre una marca y la siguiente hay ${apart}. ¿Cuántos centímetros mide de largo ${object}?`,
            },
        withoutNumbersOn(facts),
      )
    },
    solution: facts => [
      step(list(...Array.from({ length: facts.length }, (_, i) => i + 1)), because.countTheSpaces),
      answerStep(both(prose`${found(facts)}`), isLong(facts.shape, found(facts))),
    ],
    check: (printed, { amount }) => exact(amount).equals(itemOf(countedLengths(printed), 0)),
  }),

  drawFromDot: form({
    levels: ['medium'],
    draw: random => drawSegment(random, MOVED, [2, 7], 2),
    answer: segmentDrawn,
    solve: facts => facts,
    ask: askSegment,
    solution: segmentSteps,
    check: (printed, { start, length }) => printed.take(1)[0].equals(length) && exact(start).equals(startOf(printed)),
  }),

  otherEnd: form({
    levels: ['medium'],
    draw: random => ({
      asksRight: random.evenly([true, false]),
      ...drawAlong(random, MOVED, [2, 7]),
    }),
    answer: integer,
    solve: ({ asksRight, start, length }) => (asksRight ? start + length : start),
    ask({ asksRight, unit, shape, start, length }) {
      const [it, long] = [theObject(shape), lengthIn(length, unit)]
      const thing = aThing(measuredNoun(shape))
      const ruler = RULER_NAMES[unit]
      return asksRight
        ? {
            en: prose`${thing} lies along ${ruler}. Its left end is at ${role('left', start)}. ${it} is ${long} long. At which number is its right end?`,
            es: prose`${thing} está junto a ${ruler}. Su extremo izquierdo está en el ${role('left', start)}. ${it} mide ${long} de largo. ¿En qué número está su extremo derecho?`,
          }
        : {
            en: prose`${thing} lies along ${ruler}. Its right end is at ${role('right', start + length)}. ${it} is ${long} long. At which number is its left end?`,
            es: prose`${thing} está junto a ${ruler}. Su extremo derecho está en el ${role('right', start + length)}. ${it} mide ${long} de largo. ¿En qué número está su extremo izquierdo?`,
          }
    },
    solution({ asksRight, start, length }) {
      const end = start + length
      return asksRight
        ? [
            step(list(...upTo(start + 1, end)), because.countUnitsFrom, { start, length }),
            answerStep(expr(end), {
              en: line`The right end is at ${end}.`,
              es: line`El extremo derecho está en el ${end}.`,
            }),
          ]
        : [
            step(list(...upTo(start, end - 1).toReversed()), because.countUnitsBack, { end, length }),
            answerStep(expr(start), {
              en: line`The left end is at ${start}.`,
              es: line`El extremo izquierdo está en el ${start}.`,
            }),
          ]
    },
    check(printed, answer) {
      const [mark, length] = printed.take(2)
      const [{ name }] = tupleOf(printed.terms('role'), 1)
      return name === 'left' ? exact(answer).minus(mark).equals(length) : mark.minus(exact(answer)).equals(length)
    },
  }),
})
