import {
  answerStep,
  blank,
  both,
  count as countOf,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  isTrue,
  line,
  list,
  numberList,
  prose,
  type Random,
  step,
  sum,
  tupleOf,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { drawNumber, naming, pairedOff, pairedOffSteps, parity, parityOf, twos } from './parts.ts'
import { pairStories } from './stories.ts'

/** Whether all have a partner. */
const inPairs = (value: number) =>
  value % 2 === 0
    ? answerStep(yesOrNo.show('yes'), {
        en: line`An even number makes pairs, and none is left over.`,
        es: line`Con un número par se forman parejas y no sobra nada.`,
      })
    : answerStep(yesOrNo.show('no'), {
        en: line`An odd number leaves 1 without a partner.`,
        es: line`Con un número impar, 1 se queda sin pareja.`,
      })
/** Whether two get as many. */
const sharedOut = (value: number) =>
  value % 2 === 0
    ? answerStep(equation(value, sum(value / 2, value / 2)), {
        en: line`Yes: one of each pair goes to each side, so both get ${value / 2}.`,
        es: line`Sí: uno de cada pareja va a cada lado; los dos lados reciben ${value / 2}.`,
      })
    : answerStep(equation(value, sum((value - 1) / 2, (value - 1) / 2, 1)), {
        en: line`No: an odd number does not split into two equal parts.`,
        es: line`No: un número impar no se separa en dos partes iguales.`,
      })

/** Tens, and ones that can be paired. */
const drawWithOnes = (random: Random) =>
  random.until(
    () => drawNumber(random, 12, 40),
    value => value % 10 > 1,
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  number: form({
    levels: ['medium'],
    instruction: { en: prose`Even or odd?`, es: prose`¿Par o impar?` },
    draw: random => ({ value: drawWithOnes(random) }),
    answer: parity,
    solve: ({ value }) => parityOf(value),
    ask: ({ value }) => both(expr(value)),
    solution: ({ value }) => [
      explained(
        equation(value, sum(value - (value % 10), value % 10)),
        line`The tens make pairs: look at the ones.`,
        line`Las decenas forman parejas: mira las unidades.`,
      ),
      // That all are in pairs is said of the number itself.
      ...pairedOffSteps(value % 10).slice(0, value % 2 === 0 ? 1 : 2),
      explained(
        naming[parityOf(value)],
        line`${value % 10} is ${naming[parityOf(value)]}, so ${value} is ${naming[parityOf(value)]}.`,
        line`El ${value % 10} es ${naming[parityOf(value)]}: el ${value} también es ${naming[parityOf(value)]}.`,
      ),
    ],
    check: (printed, answer) => answer === pairedOff(printed.take(1)[0].n),
  }),
  story: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => ({ value: drawNumber(random, 8, 20), story: random.evenly(pairStories) }),
    answer: yesOrNo,
    solve: ({ value }) => (parityOf(value) === 'even' ? 'yes' : 'no'),
    ask: ({ value, story: { noun, tell } }) => tell(countOf(value, noun)),
    solution: ({ value, story }) => [
      ...pairedOffSteps(value),
      ...(story.isShared ? [sharedOut(value)] : [inPairs(value)]),
    ],
    check: (printed, answer) => (answer === 'yes') === (pairedOff(printed.take(1)[0].n) === 'even'),
  }),
  sequence: form({
    levels: ['medium'],
    draw: random => ({ first: drawNumber(random, 1, 8), target: random.int(14, 20) }),
    answer: yesOrNo,
    solve: ({ first, target }) => (parityOf(first) === parityOf(target) ? 'yes' : 'no'),
    ask: ({ first, target }) => ({
      en: prose`Count by twos: ${list(first, first + 2, first + 4)}, … Will you say ${target}?`,
      es: prose`Cuenta de dos en dos: ${list(first, first + 2, first + 4)}, … ¿Vas a decir ${target}?`,
    }),
    solution({ first, target }) {
      const [kind, other] = [parityOf(first), parityOf(target)]
      const last = list(...Array.from({ length: 3 }, (_, i) => target - (kind === other ? 4 : 3) + 2 * i))
      return [
        explained(
          naming[kind],
          line`${first} is ${naming[kind]}. Adding 2 adds a pair, so every number you say is ${naming[kind]}.`,
          line`El ${first} es ${naming[kind]}. Sumar 2 agrega una pareja: cada número que dices es ${naming[kind]}.`,
        ),
        kind === other
          ? explained(
              last,
              line`${target} is ${naming[other]} too: yes, you say it.`,
              line`El ${target} también es ${naming[other]}: sí, lo dices.`,
            )
          : explained(
              last,
              line`${target} is ${naming[other]}: no, you pass over it.`,
              line`El ${target} es ${naming[other]}: no, lo saltas.`,
            ),
      ]
    },
    // Counts on by twos as far as the number or past it.
    check(printed, answer) {
      const [first, , , target] = tupleOf(
        printed.all('number').map(number => evaluate(number).n),
        4,
      )
      let said = first
      while (said < target) said += 2
      return (answer === 'yes') === (said === target)
    },
  }),
  equalAddends: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the number as a sum of two equal numbers.`,
      es: prose`Escribe el número como una suma de dos números iguales.`,
    },
    draw: random => ({ half: random.int(4, 10) }),
    answer: numberList,
    solve: ({ half }) => [half, half],
    ask: ({ half }) => both(equation(2 * half, sum(blank(2), blank(2)))),
    solution: ({ half }) => [
      step(twos(half), because.makePairs),
      step(equation(2 * half, sum(half, half)), because.onePerSide),
    ],
    check(printed, answers) {
      const [a, b] = tupleOf(answers, 2)
      return exact(a).equals(exact(b)) && isTrue(filled(printed.one('relation'), a, b))
    },
  }),
})
