import { assert } from '../errors.ts'
import { number } from '../math/build.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { figureKind, type Label } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { arc, arrowhead, at, boxOfLabel, cropped, dot, label, line, NORMAL, type Point, THIN } from './pen.ts'
import { haloOf } from './placing.ts'
import { sentence, spokenName, told } from './saying.ts'

/** A protractor with both scales over an angle, or over one ray for the pupil to complete. */
export interface Protractor {
  readonly kind: 'protractor'
  /** Where the rays point, in degrees counterclockwise from the right end of the base line: 0 to 180. One or two. */
  readonly rays: readonly ProtractorRay[]
  readonly vertex: Label | null
}
export interface ProtractorRay {
  readonly degrees: number
  readonly label: Label | null
}

type RaySpec = number | readonly [degrees: number, label: Name]

/** protractor([0, 50]), protractor([180, 130]), protractor([[20, 'A'], [95, 'C']], 'B'), protractor([0]) for a ray to draw. */
export function protractor(rays: readonly RaySpec[], vertex?: Name): Protractor {
  assert(rays.length === 1 || rays.length === 2, 'A protractor lies over one ray or two')
  const all = rays.map(
    (spec): ProtractorRay =>
      typeof spec === 'number' ? { degrees: spec, label: null } : { degrees: spec[0], label: optionalLabel(spec[1]) },
  )
  assert(
    all.every(({ degrees }) => degrees >= 0 && degrees <= 180),
    'The rays lie within the protractor',
  )
  return { kind: 'protractor', rays: all, vertex: optionalLabel(vertex) }
}

const RADIUS = 10.4
const CENTER: Point = [0, 0]
const FINE: Stroke = { width: 0.03, dash: 'solid', tone: 'ink' }
const RAY: Stroke = { width: 0.1, dash: 'solid', tone: 'ink' }

export const protractorFigure = figureKind<Protractor>('protractor', {
  draw({ rays, vertex }, scribe) {
    const numbers = Array.from({ length: 19 }, (_, i) => i * 10).flatMap(value => [
      label(at(CENTER, RADIUS - 1.35, value), scribe.layout(number(180 - value)), {}, 0.82),
      label(at(CENTER, RADIUS - 2.75, value), scribe.layout(number(value)), {}, 0.72),
    ])
    const names = rays.flatMap(({ degrees, label: name }) =>
      name ? [label(at(CENTER, RADIUS + 2, degrees), scribe.layout(name))] : [],
    )
    return cropped([
      line([-RADIUS, 0], [RADIUS, 0], THIN),
      line([-RADIUS, 0], [-RADIUS, -0.9], NORMAL),
      line([RADIUS, 0], [RADIUS, -0.9], NORMAL),
      line([-RADIUS, -0.9], [RADIUS, -0.9], NORMAL),
      arc(CENTER, RADIUS, 0, 180, NORMAL),
      arc(CENTER, RADIUS - 3.4, 0, 180, FINE),
      line([0, 0], [0, 0.5], THIN),
      ...Array.from({ length: 181 }, (_, i) => tick(i)),
      ...rays.flatMap(({ degrees }) => [
        line(CENTER, at(CENTER, RADIUS + 1.1, degrees), RAY),
        arrowhead(at(CENTER, RADIUS + 1.4, degrees), degrees, 0.6),
      ]),
      ...numbers.flatMap(item => (item.kind === 'label' ? [haloOf(boxOfLabel(item)), item] : [])),
      dot(CENTER, 0.18),
      ...names,
      ...(vertex ? [label([0, -1.5], scribe.layout(vertex))] : []),
    ])
  },

  describe({ rays, vertex }, scribe) {
    const point = spokenName(vertex, scribe)
    return told(
      sentence(scribe, {
        en: `A protractor with its center on the vertex ${point}`,
        es: `Un transportador con su centro en el vértice ${point}`,
      }),
      ...rays.map(({ degrees, label }) => {
        const name = spokenName(label, scribe)
        const [outer, inner] = [180 - degrees, degrees]
        const [ray, semirrecta] = name
          ? [`Ray ${point}${name}`, `La semirrecta ${point}${name}`]
          : ['A ray', 'Una semirrecta']
        return sentence(scribe, {
          en: `${ray} points at ${outer} on the outer scale and ${inner} on the inner scale`,
          es: `${semirrecta} señala ${outer} en la escala exterior y ${inner} en la escala interior`,
        })
      }),
    )
  },
})

function tick(degrees: number): Primitive {
  const reach = degrees % 10 === 0 ? 0.75 : degrees % 5 === 0 ? 0.6 : 0.35
  return line(at(CENTER, RADIUS - reach, degrees), at(CENTER, RADIUS, degrees), degrees % 10 === 0 ? THIN : FINE)
}
