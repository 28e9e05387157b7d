import {
  type Block,
  type Both,
  both,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  inequality,
  line,
  prose,
  type Ratio,
  relation,
  type Step,
  step,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  agree,
  boundaryIn,
  circleAndShade,
  emptyLine,
  holdsFor,
  inequalityOf,
  isOnLine,
  rayDrawing,
  rayFigure,
  type Sign,
} from '../../kit/equations/inequality.ts'
import { signInWords } from './inequality-stories.ts'
import type { levels } from './levels.ts'
import { draw, isGraphOf, isSimple, signStep, x } from './parts.ts'

const phrases: Readonly<Record<Sign, readonly ((value: Value) => Both<Block>)[]>> = {
  '<': [value => ({ en: prose`${x} is less than ${value}.`, es: prose`${x} es menor que ${value}.` })],
  '>': [value => ({ en: prose`${x} is greater than ${value}.`, es: prose`${x} es mayor que ${value}.` })],
  '≤': [
    value => ({ en: prose`${x} is at most ${value}.`, es: prose`${x} es como máximo ${value}.` }),
    value => ({ en: prose`${x} is no greater than ${value}.`, es: prose`${x} no es mayor que ${value}.` }),
  ],
  '≥': [
    value => ({ en: prose`${x} is at least ${value}.`, es: prose`${x} es como mínimo ${value}.` }),
    value => ({ en: prose`${x} is no less than ${value}.`, es: prose`${x} no es menor que ${value}.` }),
  ],
}

/** 5 ≤ x says the same as x ≥ 5. */
const turned = (side: 'left' | 'right', sign: Sign, value: Value): readonly Step[] =>
  side === 'left' ? [] : [step(relation(x, sign, value), because.readFromTheLetter)]

/** Where no number is printed. */
const halfMark = (boundary: Ratio, value: Value): Step => {
  const before = Math.floor(boundary.toNumber())
  return explainedBy(
    { en: prose`1 mark to the right of ${before}`, es: prose`1 marca a la derecha de ${before}` },
    {
      en: line`Each space is half a unit, so this mark is at ${value}.`,
      es: line`Cada espacio es media unidad, así que esta marca está en ${value}.`,
    },
  )
}

const graphIt = {
  en: prose`Graph the inequality on the number line.`,
  es: prose`Grafica la desigualdad en la recta numérica.`,
}

const writeIt = { en: prose`Write an inequality.`, es: prose`Escribe una desigualdad.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  graph: form({
    levels: ['easy', 'medium'],
    instruction: graphIt,
    draw: (random, level) => draw(random, level, 0),
    answer: rayDrawing,
    solve: ({ drawn }) => drawn,
    ask: ({ statement, window }) => both([statement, figure(emptyLine(window))]),
    solution: ({ sign, side, boundary, value, drawn }) => [
      ...turned(side, sign, value),
      ...(boundary.isInteger ? [] : [halfMark(boundary, value)]),
      ...circleAndShade(sign, value, drawn),
    ],
    check: isGraphOf,
  }),
  fromGraph: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Write an inequality in ${x} for the graph.`,
      es: prose`Escribe una desigualdad con ${x} para la gráfica.`,
    },
    draw: (random, level) => draw(random, level, 1),
    answer: inequality,
    solve: ({ sign, value }) => inequalityOf('x', sign, value),
    ask: ({ drawn }) => both(figure(rayFigure(drawn))),
    solution: ({ sign, boundary, value }) => [
      ...(boundary.isInteger ? [] : [halfMark(boundary, value)]),
      step(expr(value), sign === '≤' || sign === '≥' ? because.circleIsFilled : because.circleIsOpen, { value }),
      step(inequalityOf('x', sign, value), sign === '<' || sign === '≤' ? because.shadedLeft : because.shadedRight, {
        value,
      }),
    ],
    check: (printed, answer) =>
      answer.kind === 'relation' &&
      isSimple(answer) &&
      agree(isOnLine(printed.figure('number-line')), holdsFor(answer), [boundaryIn(answer)]),
  }),
  phrase: form({
    levels: ['easy', 'medium'],
    instruction: writeIt,
    draw(random, level) {
      // What is less or greater is put into words at easy.
      const { sign, value } = draw(random, level.signs.length > 2 ? { ...level, signs: ['≤', '≥'] } : level, 2)
      return { sign, value, says: random.pick(phrases[sign]) }
    },
    answer: inequality,
    solve: ({ sign, value }) => inequalityOf('x', sign, value),
    ask: ({ value, says }) => says(value),
    solution: ({ sign, value }) => [
      signStep(sign),
      explained(
        inequalityOf('x', sign, value),
        line`Write the sign between ${x} and ${value}.`,
        line`Escribe el signo entre ${x} y ${value}.`,
      ),
    ],
    // Reads the sign from the words.
    check(printed, answer) {
      const [value] = printed.numbers
      return (
        answer.kind === 'relation' &&
        isSimple(answer) &&
        answer.sign === signInWords(printed.text) &&
        value !== undefined &&
        exact(answer.right).equals(value)
      )
    },
  }),
})
