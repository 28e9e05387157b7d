import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  integer,
  measureAnswer,
  measure as measured,
  prose,
  rectangularPrism,
  symbol,
  times,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawEdges, FIND, volume } from './parts.ts'

const V = symbol('V')

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  missingEdge: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`Find the missing edge.`, es: prose`Halla la arista que falta.` },
    draw: random => ({ edges: drawEdges(random), missing: random.evenly(['length', 'width', 'height']) }),
    answer: integer,
    solve: ({ edges, missing }) => edges[['length', 'width', 'height'].indexOf(missing)] ?? 0,
    ask: ({ edges, missing }) =>
      both([
        figure(rectangularPrism(...edges, { labels: { [missing]: symbol('x') } })),
        equation(V, measured(volume(edges), 'cubic-unit')),
      ]),
    check(printed, answer) {
      const { solid } = printed.figure('solid-3d')
      const labels = solid.shape === 'rectangular-prism' ? Object.values(solid.labels) : []
      const known = labels.flatMap(label => (label?.kind === 'number' ? [evaluate(label)] : []))
      return (
        known.length === 2 &&
        known.reduce((product, edge) => product.times(edge), exact(answer)).equals(evaluate(printed.one('measure')))
      )
    },
  }),

  baseArea: form({
    levels: ['medium'],
    instruction: FIND,
    lines: 1,
    draw: random => ({ base: random.int(6, 100), height: random.int(2, 20) }),
    answer: measureAnswer('cubic-unit'),
    solve: ({ base, height }) => base * height,
    ask: ({ base, height }) => {
      const [area, high] = [measured(base, 'square-unit'), measured(height, 'unit')]
      return {
        en: prose`The base of a rectangular prism has an area of ${area}. The height is ${high}.`,
        es: prose`La base de un prisma rectangular tiene un área de ${area}. La altura es de ${high}.`,
      }
    },
    check(printed, answer) {
      const [base, height] = printed.numbers
      return base !== undefined && height !== undefined && exact(answer).over(height).equals(base)
    },
  }),

  associative: form({
    levels: ['medium'],
    instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
    draw: random => ({
      edges: random.until(
        () => drawEdges(random),
        ([a, , c]) => a !== c,
      ),
    }),
    answer: integer,
    solve: ({ edges }) => edges[0],
    ask: ({ edges: [a, b, c] }) =>
      both(
        equation(
          times({ kind: 'group', of: times(a, b), brackets: 'round' }, c),
          times(blank(2), { kind: 'group', of: times(b, c), brackets: 'round' }),
        ),
      ),
    check(printed, answer) {
      const [a, b, c] = printed.all('number').map(number => evaluate(number))
      return (
        a !== undefined &&
        b !== undefined &&
        c !== undefined &&
        exact(answer).times(b).times(c).equals(a.times(b).times(c))
      )
    },
  }),
})
