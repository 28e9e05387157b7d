import {
  applyInverse,
  both,
  equation,
  evaluate,
  exact,
  expression,
  type FormMaker,
  list,
  point,
  pointList,
  prose,
} from '../../../author.ts'
import { drawPoints, f, isUndoing, type Kind, kinds, swapped, x } from './inverses.ts'
import type { levels } from './levels.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  find: form({
    share: 2,
    instruction: {
      en: prose`Find ${applyInverse('f', x)}.`,
      es: prose`Halla ${applyInverse('f', x)}.`,
    },
    draw: (random, { kinds: names }: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(names)](random),
    answer: expression,
    solve: ({ inverse }) => inverse,
    ask: ({ f: of, where }) => both(where ? prose`${equation(f, of)}, ${where}` : equation(f, of)),
    check: isUndoing,
  }),

  points: form({
    levels: ['easy'],
    instruction: {
      en: prose`The points belong to a function. Write the points of its inverse in the same order.`,
      es: prose`Los puntos pertenecen a una función. Escribe los puntos de su inversa en el mismo orden.`,
    },
    lines: 1,
    draw: random => ({ points: drawPoints(random, 5) }),
    answer: pointList,
    solve: ({ points }) => swapped(points),
    ask: ({ points }) => both(list(...points.map(pair => point(...pair)))),
    check(printed, answer) {
      const given = printed.one('list').items
      return (
        given.length === answer.length &&
        given.every((item, i) => {
          const [a, b] = item.kind === 'list' ? item.items.map(value => evaluate(value)) : []
          const [u, v] = answer[i]?.map(exact) ?? []
          return a !== undefined && b !== undefined && u?.equals(b) === true && v?.equals(a) === true
        })
      )
    },
  }),
})
