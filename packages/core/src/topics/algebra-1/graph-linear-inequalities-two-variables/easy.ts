import {
  both,
  coordinatePlane,
  evaluate,
  type FormMaker,
  figure,
  isTrue,
  option,
  point,
  prose,
  tupleOf,
  yesOrNo,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawn, drawPoint, graphOf, isSameHalf, kinds, type Level, WINDOW } from './parts.ts'
import { graphingSteps, testSteps } from './steps.ts'

const WHICH = option({
  both: { en: prose`both points`, es: prose`los dos puntos` },
  first: { en: prose`only the first point`, es: prose`solo el primer punto` },
  second: { en: prose`only the second point`, es: prose`solo el segundo punto` },
  neither: { en: prose`neither point`, es: prose`ninguno de los dos puntos` },
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  graphIt: form({
    instruction: { en: prose`Graph the inequality.`, es: prose`Grafica la desigualdad.` },
    draw: (random, level: Level) => kinds[random.evenly(level.kinds)](random),
    answer: drawn,
    solve: ({ half: { a, b, c, sign } }) => ({ a, b, c, sign }),
    ask: ({ shown }) => both([shown, figure(coordinatePlane(WINDOW))]),
    solution: ({ half, shown }) => graphingSteps(half, shown, graphOf(half)),
    check: (printed, answer) => isSameHalf(printed.one('relation'), answer),
  }),

  isSolution: form({
    levels: ['easy'],
    draw: random => {
      const { half, shown } = kinds.whole(random)
      const wanted = random.evenly([true, false])
      return { shown, at: drawPoint(random, half, wanted), wanted }
    },
    answer: yesOrNo,
    solve: ({ wanted }) => (wanted ? 'yes' : 'no'),
    ask: ({ shown, at }) => ({
      en: prose`Is ${point(...at)} a solution of ${shown}?`,
      es: prose`¿Es ${point(...at)} una solución de ${shown}?`,
    }),
    solution: ({ shown, at }) => testSteps(shown, at),
    check(printed, answer) {
      const [u, v] = printed.one('list').items.map(item => evaluate(item))
      return (
        u !== undefined && v !== undefined && isTrue(printed.one('relation'), { x: u, y: v }) === (answer === 'yes')
      )
    },
  }),

  twoPoints: form({
    levels: ['easy'],
    lines: 2,
    draw: random => {
      const wanted = random.evenly(['both', 'first', 'second', 'neither'])
      const { half, shown } = kinds.whole(random)
      const one = drawPoint(random, half, wanted === 'both' || wanted === 'first')
      const isSecond = wanted === 'both' || wanted === 'second'
      const other = random.until(
        () => drawPoint(random, half, isSecond),
        ([u, v]) => u !== one[0] && v !== one[1],
      )
      return { shown, one, other, wanted }
    },
    answer: WHICH,
    solve: ({ wanted }) => wanted,
    ask: ({ shown, one, other }) => ({
      en: prose`Which of the points ${point(...one)} and ${point(...other)} are solutions of ${shown}?`,
      es: prose`¿Cuáles de los puntos ${point(...one)} y ${point(...other)} son soluciones de ${shown}?`,
    }),
    solution: ({ shown, one, other }) => [...testSteps(shown, one), ...testSteps(shown, other)],
    check(printed, answer) {
      const [one, other] = printed.all('list').map(({ items }) => {
        const [u, v] = tupleOf(
          items.map(item => evaluate(item)),
          2,
        )
        return isTrue(printed.one('relation'), { x: u, y: v })
      })
      return answer === (one ? (other ? 'both' : 'first') : other ? 'second' : 'neither')
    },
  }),
})
