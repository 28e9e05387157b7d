import {
  type Expr,
  equation,
  exact,
  explainedBy,
  fractionInLowestTerms,
  itemOf,
  line,
  type Point,
  prose,
  Ratio,
  symbol,
} from '../../../author.ts'
import { dilated, type Factor, isDilated, ORIGIN, ratioOf } from '../../kit/transformations/dilations.ts'
import { letteredPoint } from '../../kit/transformations/lettered.ts'
import { moveSaid } from '../../kit/transformations/moves.ts'
import { atLetter, letter, nameOf, PRIME, paragraph, printedPoints } from '../../kit/transformations/points.ts'
import { afterMotion, drawMotion, drawSequence, gridOf, MOTIONS, motionSaid, sideRead, X, Y } from './motions.ts'
import { type Form, type Said, shorterRatio, tidy } from './parts.ts'

const lengthOf = ([x, y]: Point, [u, v]: Point) => (x - u) ** 2 + (y - v) ** 2

const scaleOf = ({ factor: [n, d], isBack }: { readonly factor: Factor; readonly isBack: boolean }) =>
  isBack ? Ratio.of(d, n) : Ratio.of(n, d)

export const readForms = (form: Form) => ({
  readFactor: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    // A whole factor would not have to be reduced.
    draw: (random, level) =>
      random.until(
        () => ({ ...drawSequence(random, level, MOTIONS), isBack: random.evenly([false, true]) }),
        drawn => !scaleOf(drawn).isInteger,
      ),
    answer: fractionInLowestTerms,
    solve: scaleOf,
    ask(drawn) {
      const [one, two] = drawn.isBack ? [nameOf(3, PRIME), nameOf(3)] : [nameOf(3), nameOf(3, PRIME)]
      const shown = gridOf(drawn)
      return {
        en: [
          shown,
          prose`The two triangles are similar. What is the scale factor from triangle ${one} to triangle ${two}? Write the factor in lowest terms.`,
        ],
        es: [
          shown,
          prose`Los dos triángulos son semejantes. ¿Cuál es el factor de escala del triángulo ${one} al triángulo ${two}? Escribe el factor en su mínima expresión.`,
        ],
      }
    },
    solution({ given, image, isBack }) {
      const [one, two] = isBack ? [image, given] : [given, image]
      const [before, after] = [sideRead(itemOf(one, 0), itemOf(one, 1)), sideRead(itemOf(two, 0), itemOf(two, 1))]
      const i = before[0] === 0 ? 1 : 0
      const [p, q] = isBack ? [PRIME, ''] : ['', PRIME]
      return [
        explainedBy(
          paragraph(
            line`${letter(0, p)}, ${letter(1, p)}: ${before[i]}; ${letter(0, q)}, ${letter(1, q)}: ${after[i]}`,
          ),
          {
            en:
              i === 0
                ? line`Read on the grid the horizontal distance between two vertices of one triangle, and between the matching vertices of the other.`
                : line`Read on the grid the vertical distance between two vertices of one triangle, and between the matching vertices of the other.`,
            es:
              i === 0
                ? line`Lee en la cuadrícula la distancia horizontal entre dos vértices de un triángulo, y entre los correspondientes del otro triángulo.`
                : line`Lee en la cuadrícula la distancia vertical entre dos vértices de un triángulo, y entre los correspondientes del otro triángulo.`,
          },
        ),
        explainedBy(shorterRatio(Ratio.of(after[i]), Ratio.of(before[i])), {
          en: line`The scale factor is the second distance divided by the first.`,
          es: line`El factor de escala es la segunda distancia dividida entre la primera.`,
        }),
      ]
    },
    check(printed, answer) {
      const [given, image] = printed.figure('transformation-grid').shapes
      const [one, two] = [
        lengthOf(itemOf(given!.vertices, 0), itemOf(given!.vertices, 1)),
        lengthOf(itemOf(image!.vertices, 0), itemOf(image!.vertices, 1)),
      ]
      const square = exact(answer).power(2)
      const named = JSON.stringify(printed.blocksOf('paragraph'))
      const isBack = named.indexOf(`"A${PRIME}B${PRIME}C${PRIME}"`) < named.indexOf('"ABC"')
      return exact(answer).n > 0 && (isBack ? square.times(two).equals(one) : square.times(one).equals(two))
    },
  }),

  imagePoint: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw(random, { factors }) {
      const [factor, kind] = [random.evenly(factors), random.evenly(['move', 'flip', 'turn'] as const)]
      const [n, d] = factor
      const name = random.evenly(['Q', 'R', 'S', 'T', 'K', 'M'] as const)
      const at: Point = [d * random.sign() * random.int(1, 5), d * random.sign() * random.int(2, 5)]
      return { factor, name, at, motion: drawMotion(random, kind), n }
    },
    answer: letteredPoint,
    solve: ({ factor, name, at, motion }) => ({
      name: name + PRIME,
      at: itemOf(afterMotion(dilated([at], factor), motion), 0),
    }),
    ask({ factor, name, at, motion }) {
      const { en, es } = motionSaid(motion)
      const [from, to, k] = [atLetter(symbol(name), ...at), symbol(name + PRIME), ratioOf(factor)]
      return {
        en: paragraph(
          line`A dilation with scale factor ${k} and center at the origin, followed by `,
          en,
          line`, takes ${from} to ${to}. What are the coordinates of ${to}?`,
        ),
        es: paragraph(
          line`Una dilatación de factor de escala ${k} y centro en el origen, seguida de `,
          es,
          line`, lleva ${from} a ${to}. ¿Cuáles son las coordenadas de ${to}?`,
        ),
      }
    },
    solution({ factor, at, motion }, { name, at: to }) {
      const k = ratioOf(factor)
      const [p, q] = itemOf(dilated([at], factor), 0)
      const times = (value: number): Expr => ({
        kind: 'product',
        sign: true,
        factors: [itemOf([k], 0), value].map(one =>
          typeof one === 'number' ? tidy(Ratio.of(one)) : fractionExpr(one),
        ),
      })
      const said: Said =
        motion.kind === 'move'
          ? {
              en: [...line`Move this point `, ...moveSaid(motion.by).en, '.'],
              es: [...line`Mueve este punto `, ...moveSaid(motion.by).es, '.'],
            }
          : motion.kind === 'turn'
            ? {
                en: line`A half turn about the origin changes the sign of both coordinates.`,
                es: line`Media vuelta alrededor del origen cambia el signo de las dos coordenadas.`,
              }
            : motion.over === 'x'
              ? {
                  en: line`A reflection across the ${X}-axis changes the sign of the ${Y}-coordinate.`,
                  es: line`Una reflexión sobre el eje ${X} cambia el signo de la coordenada ${Y}.`,
                }
              : {
                  en: line`A reflection across the ${Y}-axis changes the sign of the ${X}-coordinate.`,
                  es: line`Una reflexión sobre el eje ${Y} cambia el signo de la coordenada ${X}.`,
                }
      return [
        explainedBy(paragraph(line`${equation(times(at[0]), p)}; ${equation(times(at[1]), q)}`), {
          en: line`The dilation comes first: multiply both coordinates by ${k}.`,
          es: line`Primero va la dilatación: multiplica las dos coordenadas por ${k}.`,
        }),
        explainedBy(atLetter(symbol(name), ...to), said),
      ]
    },
    check(printed, { at: to }) {
      const [from] = printedPoints(printed).values()
      const k = itemOf(printed.numbers, 0)
      const undone = (point: Point): Point => {
        const { text } = printed
        const letters = printed.maths.flatMap(one => (one.kind === 'symbol' ? [one.name] : []))
        if (/rotation|rotación/.test(text)) return [-point[0] + 0, -point[1] + 0]
        if (/reflection|reflexión/.test(text))
          return letters.includes('x') ? [point[0], -point[1] + 0] : [-point[0] + 0, point[1]]
        return point
      }
      const isMove = /translation|traslación/.test(printed.text)
      const [x, y] = undone(to)
      if (!from) return false
      if (!isMove) return isDilated(from, [x, y], k, ORIGIN)
      const sizes = printed.terms('quantity').map(({ amount }) => exact(amount).toNumber())
      const right = /right|derecha/.test(printed.text) ? 1 : -1
      const up = /up|arriba/.test(printed.text) ? 1 : -1
      return isDilated(from, [x - right * itemOf(sizes, 0), y - up * itemOf(sizes, 1)], k, ORIGIN)
    },
  }),
})

const fractionExpr = (value: Ratio): Expr => ({ kind: 'number', n: value.n, d: value.d, as: 'fraction' }) as Expr
