import {
  type Both,
  baseTenBlocks,
  both,
  type Content,
  count,
  drawing,
  equation,
  exact,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  numberList,
  prose,
  type Random,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  areDigitsOf,
  counted,
  draw,
  inPlaces,
  makesTheWords,
  namedPlaces,
  numberOf,
  paragraph,
  toWrite,
  UNITS,
} from './parts.ts'
import type { Digits } from './riddles.ts'

/** Different digits, few enough to be drawn as blocks. */
function threeToDraw(random: Random, mostHundreds: number): Digits {
  const hundreds = random.int(1, mostHundreds)
  const [tens, ones] = random.sample(
    [1, 2, 3, 4, 5, 6].filter(digit => digit !== hundreds),
    2,
  )
  return [hundreds, tens, ones]
}

const everyPlace = (amounts: Digits) => both(paragraph(inPlaces(amounts)))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  blocks: form({
    levels: ['easy'],
    share: 2,
    // Whole hundreds come once in six.
    draw: (random): Digits =>
      random.evenly([false, false, true, false, false, false]) ? [random.int(2, 5), 0, 0] : threeToDraw(random, 4),
    answer: numberList,
    solve: amounts => [...amounts, numberOf(amounts)],
    ask(amounts): Both<Content> {
      const blocks = figure(baseTenBlocks(numberOf(amounts)))
      return {
        en: [prose`Count the blocks.`, blocks, prose`__ hundreds __ tens __ ones = __`],
        es: [prose`Cuenta los bloques.`, blocks, prose`__ centenas __ decenas __ unidades = __`],
      }
    },
    namedAnswer: amounts => both(paragraph([...inPlaces(amounts), ...line` = ${numberOf(amounts)}`])),
    solution(amounts) {
      const [hundreds, tens, ones] = amounts
      const shown = [count(hundreds, nouns.hundred), count(tens, nouns.ten), count(ones, nouns.one)] as const
      return [
        step(namedPlaces(amounts), because.countBlocks),
        ...(tens > 0
          ? [step(sum(...amounts.map((digit, i) => digit * itemOf(UNITS, i))), because.valueOfEachDigit)]
          : []),
        step(both(prose`${shown[0]} ${shown[1]} ${shown[2]} = ${numberOf(amounts)}`), because.joinPlaces),
      ]
    },
    check(printed, values) {
      const [hundreds, tens, ones, value] = tupleOf(values, 4)
      return (
        exact(value).equals(counted(printed.figure('base-ten-blocks'))) && areDigitsOf(value, [hundreds, tens, ones])
      )
    },
  }),
  compose: form({
    levels: ['easy'],
    draw,
    answer: integer,
    solve: numberOf,
    ask: amounts => toWrite(amounts),
    solution: amounts => [
      step(sum(...amounts.map((digit, i) => digit * itemOf(UNITS, i))), because.valueOfEachDigit),
      step(
        equation(sum(...amounts.map((digit, i) => digit * itemOf(UNITS, i))), numberOf(amounts)),
        because.joinPlaces,
      ),
    ],
    check: makesTheWords,
  }),
  decompose: form({
    levels: ['easy'],
    draw,
    answer: numberList,
    solve: amounts => amounts,
    ask: amounts => ({
      en: prose`${numberOf(amounts)} = __ hundreds __ tens __ ones`,
      es: prose`${numberOf(amounts)} = __ centenas __ decenas __ unidades`,
    }),
    namedAnswer: everyPlace,
    solution: amounts => [
      step(
        equation(numberOf(amounts), sum(...amounts.map((digit, i) => digit * itemOf(UNITS, i)))),
        because.valueOfEachDigit,
      ),
      step(namedPlaces(amounts), because.nameEachPlace),
    ],
    check: (printed, values) => areDigitsOf(printed.take(1)[0], values),
  }),
  drawBlocks: form({
    levels: ['easy'],
    lines: 4,
    draw: random => threeToDraw(random, 3),
    answer: drawing<number>(baseTenBlocks, value => [value + 1, value - 1, value + 10]),
    solve: numberOf,
    ask: amounts => ({
      en: prose`Draw flats, rods, and cubes to show ${numberOf(amounts)}. Use as few blocks as you can.`,
      es: prose`Dibuja placas, barras y cubos para mostrar ${numberOf(amounts)}. Usa la menor cantidad posible de bloques.`,
    }),
    solution: amounts => [
      step(namedPlaces(amounts), because.nameEachPlace),
      step(figure(baseTenBlocks(numberOf(amounts))), because.drawAllBlocks),
    ],
    check: (printed, value) => printed.take(1)[0].equals(counted(baseTenBlocks(value))),
  }),
})
