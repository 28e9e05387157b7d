import {
  answerStep,
  divide,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  lcm,
  line,
  measure,
  minus,
  mixed,
  over,
  prose,
  type Random,
  Ratio,
  rectangularPrism,
  role,
  statements,
  symbol,
  times,
  tupleOf,
} from '../../../author.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import {
  AS_MIXED,
  amount,
  drawMixed,
  drawnEdges,
  type Edges,
  inMixed,
  isVolume,
  type levels,
  mixedOf,
  productSteps,
  shown,
  sized,
  UNITS,
  volumeOf,
} from './prisms.ts'
import { fillings } from './stories.ts'

/** Edges that are whole multiples of 1/n, two of them not whole, or all three. */
function drawTiled(random: Random): { n: number; edges: Edges } {
  const n = random.evenly([3, 2, 4, 3] as const)
  const part = () => Ratio.of(random.coprimeTo(n, n - 1 > 0 ? n - 1 : 1), n).plus(random.int(1, 3))
  const edges = random.until(
    () => [part(), part(), random.chance(0.5) ? part() : Ratio.of(random.int(2, 4))] as const,
    ([a, b, c]) => !a.equals(b) && !a.equals(c) && !b.equals(c),
  )
  return { n, edges: tupleOf(random.shuffle<readonly Ratio[]>(edges), 3) }
}
const cubesOf = ({ n, edges }: { n: number; edges: Edges }): readonly number[] => edges.map(edge => edge.times(n).n)
const all = (counts: readonly number[]): number => counts.reduce((total, one) => total * one, 1)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  smallCubes: form({
    levels: ['hard'],
    lines: 4,
    draw: random => ({ units: random.evenly(UNITS), ...drawTiled(random) }),
    answer: integer,
    solve: tiled => all(cubesOf(tiled)),
    ask: ({ units, n, edges }) => {
      const small = role('edge', sized(Ratio.of(1, n), units.edge))
      const drawn = figure(rectangularPrism(...edges, { unit: units.edge }))
      return {
        en: [prose`How many cubes with edges of ${small} fill the prism?`, drawn],
        es: [prose`¿Cuántos cubos con aristas de ${small} llenan el prisma?`, drawn],
      }
    },
    solution: (tiled, answer) => {
      const counts = cubesOf(tiled)
      return [
        explainedBy(
          statements(
            ...tiled.edges.map((edge, i) => equation(times(expr(edge), tiled.n), expr(Ratio.of(itemOf(counts, i))))),
          ),
          {
            en: line`${tiled.n} cubes fit along each unit of length: write each edge as a fraction or a whole number, and multiply it by ${tiled.n}.`,
            es: line`A lo largo de cada unidad de longitud caben ${tiled.n} cubos: escribe cada arista como fracción o número entero y multiplícala por ${tiled.n}.`,
          },
        ),
        explainedBy(equation(times(...counts), answer), {
          en: line`Multiply the cubes along the length, width, and height: ${answer} cubes fill the prism.`,
          es: line`Multiplica los cubos a lo largo, a lo ancho y a lo alto: ${answer} cubos llenan el prisma.`,
        }),
      ]
    },
    // As many times the volume of one small cube as the prism.
    check(printed, answer) {
      const edge = printed.role('edge')
      return isVolume(exact(answer).times(edge).times(edge).times(edge), drawnEdges(printed))
    },
  }),

  heightFromCubes: form({
    levels: ['hard'],
    instruction: AS_MIXED,
    lines: 4,
    draw: random => ({
      units: random.evenly(UNITS),
      ...random.until(
        () => ({
          n: random.evenly([3, 4, 2, 3] as const),
          counts: [random.int(4, 9), random.int(3, 7), random.int(3, 9)] as const,
        }),
        ({ n, counts: [a, b, c] }) => a !== b && a !== c && b !== c && a % n !== 0 && b > n && c % n !== 0 && c > n,
      ),
    }),
    answer: inMixed,
    solve: ({ units, n, counts: [, , c] }) => amount(Ratio.of(c, n), units.edge),
    ask: ({ units, n, counts: [a, b, c] }) => {
      const small = role('edge', sized(Ratio.of(1, n), units.edge))
      const [total, one, two] = [
        role('total', a * b * c),
        role('length', sized(Ratio.of(a, n), units.edge)),
        role('width', sized(Ratio.of(b, n), units.edge)),
      ]
      return {
        en: prose`Exactly ${total} cubes with edges of ${small} fill a rectangular prism. The prism is ${one} long and ${two} wide. How high is it?`,
        es: prose`Exactamente ${total} cubos con aristas de ${small} llenan un prisma rectangular. El prisma mide ${one} de largo y ${two} de ancho. ¿Cuánto mide de alto?`,
      }
    },
    solution: ({ units, n, counts: [a, b, c] }, { amount: found }) => [
      explainedBy(
        statements(equation(times(shown(Ratio.of(a, n)), n), a), equation(times(shown(Ratio.of(b, n)), n), b)),
        {
          en: line`${n} cubes fit along each unit of length: multiply the length and the width by ${n}.`,
          es: line`A lo largo de cada unidad de longitud caben ${n} cubos: multiplica el largo y el ancho por ${n}.`,
        },
      ),
      explainedBy(equation(times(a, b), a * b), {
        en: line`Multiply: this is the number of cubes in one layer.`,
        es: line`Multiplica: esa es la cantidad de cubos de una capa.`,
      }),
      explainedBy(equation(divide(a * b * c, a * b), c), {
        en: line`Divide all the cubes by those of one layer: there are ${c} layers.`,
        es: line`Divide el total de cubos entre los de una capa: hay ${c} capas.`,
      }),
      answerStep(equation(times(c, over(1, n)), sized(Ratio.of(c, n), units.edge)), {
        en: line`Each layer is ${sized(Ratio.of(1, n), units.edge)} high, so the prism is ${measure(found, units.edge)} high.`,
        es: line`Cada capa mide ${sized(Ratio.of(1, n), units.edge)} de alto, así que el prisma mide ${measure(found, units.edge)} de alto.`,
      }),
    ],
    // The cubes together have the volume of the prism.
    check(printed, { amount: found }) {
      const edge = printed.role('edge')
      const volume = printed.role('total').times(edge).times(edge).times(edge)
      return isVolume(volume, [printed.role('length'), printed.role('width'), exact(found)])
    },
  }),

  missingEdge: form({
    levels: ['hard'],
    instruction: AS_MIXED,
    lines: 4,
    draw: (random, { denominators }) => ({
      units: random.evenly(UNITS),
      edges: drawMixed(random, [1, 4], denominators),
    }),
    answer: inMixed,
    solve: ({ units, edges }) => amount(edges[2], units.edge),
    ask: ({ units, edges }) => {
      const volume = role('volume', sized(volumeOf(edges), units.cubic))
      const drawn = figure(rectangularPrism(...edges, { unit: units.edge, labels: { height: symbol('h') } }))
      return {
        en: [prose`The volume of the prism is ${volume}. Find the height ${symbol('h')}.`, drawn],
        es: [prose`El volumen del prisma es de ${volume}. Halla la altura ${symbol('h')}.`, drawn],
      }
    },
    solution: ({ units, edges: [l, w, h] }) => {
      const base = l.times(w)
      const volume = base.times(h)
      return [
        explainedBy(
          statements(...[l, w, volume].filter(one => one.d > 1).map(one => equation(mixed(one), over(one.n, one.d)))),
          {
            en: line`Write the mixed numbers as fractions.`,
            es: line`Escribe los números mixtos como fracciones.`,
          },
        ),
        explainedBy(equation(times(expr(l), expr(w)), expr(base)), {
          en: line`Multiply the edges of the base: l × w.`,
          es: line`Multiplica las aristas de la base: largo × ancho.`,
        }),
        explainedBy(equation(divide(expr(volume), expr(base)), times(expr(volume), over(base.d, base.n))), {
          en: line`Divide the volume by this product: multiply by the reciprocal.`,
          es: line`Divide el volumen entre ese producto: multiplica por el recíproco.`,
        }),
        explainedBy(equation(times(expr(volume), over(base.d, base.n)), expr(h)), {
          en: line`Multiply and simplify.`,
          es: line`Multiplica y simplifica.`,
        }),
        answerStep(sized(h, units.edge), {
          en: line`The height is ${sized(h, units.edge)}.`,
          es: line`La altura es de ${sized(h, units.edge)}.`,
        }),
      ]
    },
    check(printed, { amount: found }) {
      const [l, w] = drawnEdges(printed)
      return exact(found).times(l).times(w).equals(printed.role('volume'))
    },
  }),

  stillMissing: form({
    levels: ['hard'],
    kind: 'story',
    instruction: AS_MIXED,
    lines: 5,
    draw: (random, { denominators }) => ({
      filled: random.evenly(fillings),
      ...random.until(
        () => {
          const edges = drawMixed(random, [1, 3], denominators)
          return { edges, depth: proper(random, random.pick([2, 3, 4])) }
        },
        ({ edges: [l, w, h], depth }) => {
          const more = l.times(w).times(h.minus(depth))
          return (
            l.compare(w) > 0 &&
            l.compare(h) > 0 &&
            h.minus(depth).compare(Ratio.of(1, 2)) > 0 &&
            h.d !== depth.d &&
            !more.isInteger &&
            more.compare(1) > 0 &&
            more.d <= 24
          )
        },
      ),
    }),
    answer: inMixed,
    solve: ({ edges: [l, w, h], depth }) => amount(l.times(w).times(h).minus(l.times(w).times(depth)), 'cubic-foot'),
    ask({ filled: { a, what }, edges: [l, w, h], depth }) {
      const [x, y, z, d] = [
        role('length', sized(l, 'foot')),
        role('width', sized(w, 'foot')),
        role('height', sized(h, 'foot')),
        role('depth', sized(depth, 'foot')),
      ]
      return {
        en: {
          kind: 'paragraph',
          content: [
            `${a.en} has the shape of a rectangular prism. Inside, it is `,
            ...line`${x} long, ${y} wide, and ${z} high. `,
            `The layer of ${what.en} in it is `,
            ...line`${d} deep. `,
            `What volume of ${what.en} is still needed to fill it to the top?`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            `${a.es} tiene forma de prisma rectangular. Su interior mide `,
            ...line`${x} de largo, ${y} de ancho y ${z} de alto. `,
            `La capa de ${what.es} que contiene tiene `,
            ...line`${d} de altura. `,
            `¿Qué volumen de ${what.es} falta para llegar hasta el borde?`,
          ],
        },
      }
    },
    solution({ filled: { what }, edges: [l, w, h], depth }, { amount: found, unit }) {
      const left = h.minus(depth)
      const d = lcm(h.d, depth.d)
      return [
        explainedBy(equation(minus(over(h.times(d).n, d), over(depth.times(d).n, d)), over(left.n, left.d)), {
          en: line`Subtract the depth from the height, with the denominator ${d}: this height is still empty.`,
          es: line`Resta a la altura total la altura de la capa, con denominador ${d}: es lo que falta llenar.`,
        }),
        ...productSteps(
          [l, w, left],
          {
            en: line`Multiply length, width, and this height.`,
            es: line`Multiplica el largo, el ancho y esa altura.`,
          },
          [l, w],
        ),
        answerStep(measure(found, unit), {
          en: [`The volume of ${what.en} still needed is `, measure(found, unit), '.'],
          es: [`El volumen de ${what.es} que falta es de `, measure(found, unit), '.'],
        }),
      ]
    },
    // What is there and what is still needed fill it.
    check(printed, { amount: found }) {
      const [l, w] = [printed.role('length'), printed.role('width')]
      return exact(found)
        .plus(l.times(w).times(printed.role('depth')))
        .equals(l.times(w).times(printed.role('height')))
    },
  }),

  howDeep: form({
    levels: ['hard'],
    kind: 'story',
    instruction: AS_MIXED,
    lines: 5,
    draw: (random, { denominators }) => ({
      filled: random.evenly([...fillings.slice(4), ...fillings.slice(0, 4)]),
      ...random.until(
        () => ({
          l: mixedOf(random, [2, 4], denominators),
          w: mixedOf(random, [1, 3], denominators),
          depth: mixedOf(random, [1, 1], denominators),
        }),
        ({ l, w, depth }) =>
          l.compare(w) > 0 && l.d !== w.d && l.times(w).times(depth).d > 1 && l.times(w).times(depth).d <= 12,
      ),
    }),
    answer: inMixed,
    solve: ({ depth }) => amount(depth, 'foot'),
    ask({ filled: { a, what }, l, w, depth }) {
      const [x, y, v] = [
        role('length', sized(l, 'foot')),
        role('width', sized(w, 'foot')),
        role('volume', sized(l.times(w).times(depth), 'cubic-foot')),
      ]
      return {
        en: {
          kind: 'paragraph',
          content: [
            `${a.en} has the shape of a rectangular prism. Inside, it is `,
            ...line`${x} long and ${y} wide. It contains ${v} of `,
            `${what.en} in an even layer. How deep is the layer?`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            `${a.es} tiene forma de prisma rectangular. Su interior mide `,
            ...line`${x} de largo y ${y} de ancho. Contiene ${v} de `,
            `${what.es} en una capa pareja. ¿Qué altura tiene la capa?`,
          ],
        },
      }
    },
    solution({ l, w, depth }, { amount: found, unit }) {
      const base = l.times(w)
      const volume = base.times(depth)
      return [
        explainedBy(statements(...[l, w, volume].map(one => equation(mixed(one), over(one.n, one.d)))), {
          en: line`Write the mixed numbers as fractions.`,
          es: line`Escribe los números mixtos como fracciones.`,
        }),
        explainedBy(equation(times(expr(l), expr(w)), expr(base)), {
          en: line`Find the area of the base.`,
          es: line`Halla el área de la base.`,
        }),
        explainedBy(equation(divide(expr(volume), expr(base)), times(expr(volume), over(base.d, base.n))), {
          en: line`Divide the volume by this area: multiply by the reciprocal.`,
          es: line`Divide el volumen entre esa área: multiplica por el recíproco.`,
        }),
        explainedBy(equation(times(expr(volume), over(base.d, base.n)), expr(depth)), {
          en: line`Multiply and simplify.`,
          es: line`Multiplica y simplifica.`,
        }),
        answerStep(measure(found, unit), {
          en: line`The layer is ${measure(found, unit)} deep.`,
          es: line`La capa tiene ${measure(found, unit)} de altura.`,
        }),
      ]
    },
    check: (printed, { amount: found }) =>
      exact(found).times(printed.role('length')).times(printed.role('width')).equals(printed.role('volume')),
  }),
})
