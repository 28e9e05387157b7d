import { equation, explainedBy, type Inline, line, minus, type Point, type Step, sum, symbol } from '../../../author.ts'
import { isAxis, type Mirror, mirrorRule, mirrorSaid, reflected, type Straight } from './mirrors.ts'
import { plus } from './moves.ts'
import { LETTERS, named, PRIME, paragraph, ruleOf, type Vertices } from './points.ts'

const [X, Y] = [symbol('x'), symbol('y')]

const separated = (parts: readonly (readonly Inline[])[]) =>
  paragraph(...parts.map((part, i) => (i === 0 ? part : [...line`; `, ...part])))

/** What a mirror does to both coordinates. */
const RULES = {
  'x =': {
    en: line`Across the ${Y}-axis, the ${X}-coordinate becomes its opposite and the ${Y}-coordinate stays the same.`,
    es: line`Sobre el eje ${Y}, la coordenada ${X} cambia a su opuesto y la coordenada ${Y} queda igual.`,
  },
  'y =': {
    en: line`Across the ${X}-axis, the ${X}-coordinate stays the same and the ${Y}-coordinate becomes its opposite.`,
    es: line`Sobre el eje ${X}, la coordenada ${X} queda igual y la coordenada ${Y} cambia a su opuesto.`,
  },
  'y = x': {
    en: line`Across the line ${equation(Y, X)}, the coordinates change places.`,
    es: line`Sobre la recta ${equation(Y, X)}, las coordenadas se intercambian.`,
  },
  'y = -x': {
    en: line`Across the line ${equation(Y, { kind: 'negative', of: X })}, the coordinates change places and both become their opposites.`,
    es: line`Sobre la recta ${equation(Y, { kind: 'negative', of: X })}, las coordenadas se intercambian y las dos cambian a sus opuestos.`,
  },
} as const

export const mirrorRuleStep = (mirror: Mirror): Step =>
  explainedBy(paragraph(ruleOf(mirrorRule(mirror))), RULES[mirror.along])

/** From the vertices to those of the image: by the rule, or by the distances from a line that is no axis. */
export function mirrorSteps(given: Vertices, mirror: Mirror, prime = PRIME, names = LETTERS): readonly Step[] {
  const image = named(reflected(given, mirror), prime, names)
  if (!('k' in mirror) || isAxis(mirror))
    return [
      mirrorRuleStep(mirror),
      explainedBy(image, {
        en: line`Substitute the coordinates of each vertex into the rule.`,
        es: line`Sustituye las coordenadas de cada vértice en la regla.`,
      }),
    ]
  return [...distanceSteps(given, mirror, prime, names).slice(0, 2), explainedBy(image, keeps(mirror))]
}

const keeps = ({ along }: Mirror) =>
  along === 'x ='
    ? { en: line`The ${Y}-coordinates stay the same.`, es: line`Las coordenadas ${Y} quedan igual.` }
    : { en: line`The ${X}-coordinates stay the same.`, es: line`Las coordenadas ${X} quedan igual.` }

const at = (point: Point, along: 'x =' | 'y =') => (along === 'x =' ? point[0] : point[1])

/** How far each vertex is from the line, and as far beyond it. */
function distanceSteps(given: Vertices, { along, k }: Straight, prime: string, names: string): readonly Step[] {
  const own = (i: number, sign = '') => symbol(names.charAt(i) + sign)
  const changes = given.map(point => k - at(point, along))
  const said = mirrorSaid({ along, k })
  const isAfter = changes.every(change => change >= 0)
  return [
    explainedBy(
      separated(
        given.map((point, i) => {
          const value = at(point, along)
          return line`${own(i)}: ${isAfter ? equation(minus(k, value), k - value) : equation(minus(value, k), value - k)}`
        }),
      ),
      {
        en: [...line`Find how far each vertex is from `, ...said.en, ...line`.`],
        es: [...line`Halla a qué distancia está cada vértice de `, ...said.es, ...line`.`],
      },
    ),
    explainedBy(
      separated(
        changes.map(
          (change, i) => line`${own(i, prime)}: ${equation(change === 0 ? sum(k, 0) : plus(k, change), k + change)}`,
        ),
      ),
      along === 'x ='
        ? {
            en: line`Go the same distance on the other side of the line: the ${X}-coordinates of the image.`,
            es: line`Avanza la misma distancia del otro lado de la recta: son las coordenadas ${X} de la imagen.`,
          }
        : {
            en: line`Go the same distance on the other side of the line: the ${Y}-coordinates of the image.`,
            es: line`Avanza la misma distancia del otro lado de la recta: son las coordenadas ${Y} de la imagen.`,
          },
    ),
  ]
}
