import {
  angleDegrees,
  degrees,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  list,
  minus,
  name,
  people,
  prose,
  protractor,
  relation,
  sentenceChoice,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  ABC,
  allApart,
  askToDraw,
  BA,
  BC,
  between,
  drawOneWay,
  drawWithin,
  isDrawn,
  itMeasures,
  mixedReading,
  outer,
  RIGHT,
  reading,
  SCALES,
  SECOND_RAY,
  shown,
} from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  subtract: form({
    levels: ['hard'],
    draw: drawWithin,
    answer: angleDegrees,
    solve: ({ angle }) => angle,
    ask: ({ rays }) => ({
      en: [prose`Find the measure of ${ABC}.`, shown(rays)],
      es: [prose`Halla la medida del ${ABC}.`, shown(rays)],
    }),
    solution: ({ rays, angle }) => reading(rays, angle),
    check: (printed, answer) => exact(answer).equals(between(printed)),
  }),

  whereItPoints: form({
    levels: ['hard'],
    draw: (random, { steps }) => {
      const { first, size } = drawOneWay(random, steps)
      return { first, size, scale: random.evenly(['outer', 'inner'] as const) }
    },
    answer: integer,
    solve: ({ first, size }) => first + size,
    ask({ first, size, scale }) {
      const ray = figure(protractor([[scale === 'inner' ? first : outer(first), 'A']], 'B'))
      const read = SCALES[scale]
      return {
        en: [
          ray,
          prose`${ABC} measures ${degrees(size)}, and ray ${BC} crosses the protractor. At what number does it point on ${read}?`,
        ],
        es: [
          ray,
          prose`El ${ABC} mide ${degrees(size)}, y la semirrecta ${BC} cruza el transportador. ¿Qué número señala en ${read}?`,
        ],
      }
    },
    solution({ first, size, scale }) {
      const read = SCALES[scale]
      return [
        explained(
          relation(expr(first), '<', expr(size)),
          line`Ray ${BA} points at ${first} on ${read}. There are only ${degrees(first)} below ${first}, so ray ${BC} points at a greater number.`,
          line`La semirrecta ${BA} señala ${first} en ${read}. Por debajo de ${first} hay solo ${degrees(first)}, así que la semirrecta ${BC} señala un número mayor.`,
        ),
        explained(
          equation(sum(first, size), first + size),
          line`Go on from ${first} by the measure of the angle. Ray ${BC} points at ${first + size}.`,
          line`Avanza desde ${first} la medida del ángulo. La semirrecta ${BC} señala ${first + size}.`,
        ),
      ]
    },
    // From the ray that is drawn, turned by the printed measure; the other way leads off the protractor.
    check(printed, answer) {
      const ray = itemOf(printed.figure('protractor').rays, 0).degrees
      const size = evaluate(printed.one('measure'))
      return [ray, outer(ray)].some(read => size.plus(read).equals(exact(answer)) && size.compare(read) > 0)
    },
  }),

  wrongScale: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random, level) {
      const isRight = random.evenly([false, true, false])
      const drawn = random.until(
        () => drawWithin(random, level),
        ({ angle, rays: [first, second] }) => {
          const mixed = Math.abs(outer(first) - second)
          return allApart(angle, mixed, 180 - angle) && mixed >= 10 && mixed <= 170
        },
      )
      return { ...drawn, isRight, who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: ({ isRight, angle }) => (isRight ? RIGHT : itMeasures(angle)),
    mistakes: ({ isRight, angle, rays }) => ({
      ...(isRight ? { otherScale: itMeasures(mixedReading(rays)) } : { takenAsRight: RIGHT }),
      fromTheOtherSide: itMeasures(180 - angle),
    }),
    ask({ rays, isRight, angle, who }) {
      const [first, second] = rays
      const readings = [outer(first), isRight ? outer(second) : second] as const
      const said = isRight ? angle : mixedReading(rays)
      return {
        en: [
          shown(rays),
          prose`${name(who)} reads ${degrees(readings[0])} on ray ${BA} and ${degrees(readings[1])} on ray ${BC}, and says that ${ABC} measures ${degrees(said)}. Is that right?`,
        ],
        es: [
          shown(rays),
          prose`${name(who)} lee ${degrees(readings[0])} en la semirrecta ${BA} y ${degrees(readings[1])} en la semirrecta ${BC}, y dice que el ${ABC} mide ${degrees(said)}. ¿Es correcto?`,
        ],
      }
    },
    solution({ rays, isRight, angle }) {
      const [first, second] = rays
      const [low, high] = [Math.min(outer(first), outer(second)), Math.max(outer(first), outer(second))]
      return [
        isRight
          ? explained(
              list(degrees(outer(first)), degrees(outer(second))),
              line`Both numbers are on the outer scale, as they should be.`,
              line`Los dos números están en la escala exterior, como debe ser.`,
            )
          : explained(
              list(degrees(outer(first)), degrees(outer(second))),
              line`On ray ${BA}, ${degrees(outer(first))} is on the outer scale, but on ray ${BC}, ${degrees(second)} is on the inner one. Read both on the outer scale.`,
              line`En la semirrecta ${BA}, ${degrees(outer(first))} está en la escala exterior, pero en la semirrecta ${BC}, ${degrees(second)} está en la interior. Lee las dos en la escala exterior.`,
            ),
        step(equation(minus(degrees(high), degrees(low)), degrees(angle)), because.subtractReadings),
        explained(
          equation(ABC, degrees(angle)),
          line`From ${degrees(low)} to ${degrees(high)} is ${degrees(angle)}.`,
          line`De ${degrees(low)} a ${degrees(high)} hay ${degrees(angle)}.`,
        ),
      ]
    },
    whyWrong({ angle, rays }) {
      const scales = {
        en: line`${degrees(mixedReading(rays))} comes from readings on two scales.`,
        es: line`${degrees(mixedReading(rays))} sale de lecturas en dos escalas.`,
      }
      return {
        otherScale: scales,
        takenAsRight: scales,
        fromTheOtherSide: {
          en: line`${degrees(180 - angle)} is the rest of ${degrees(180)}, not the angle.`,
          es: line`${degrees(180 - angle)} es lo que falta para ${degrees(180)}, no el ángulo.`,
        },
      }
    },
    check(printed, answer) {
      const said = evaluate(itemOf(printed.all('measure'), 2))
      const size = between(printed)
      return answer.key === (said.equals(size) ? 'yes' : `${size}`)
    },
  }),

  drawFromWithin: form({
    levels: ['hard'],
    draw: (random, { steps }) => ({ ...drawOneWay(random, steps), side: random.evenly(['right', 'left']) }),
    answer: SECOND_RAY,
    solve: ({ first, size, side }) => ({
      rays: side === 'right' ? ([first, first + size] as const) : ([outer(first), outer(first + size)] as const),
    }),
    ask: ({ first, size, side }) => askToDraw(side === 'right' ? first : outer(first), size),
    solution({ first, size, side }, { rays }) {
      const read = SCALES[side === 'right' ? 'inner' : 'outer']
      return [
        explained(
          degrees(first),
          line`Read ray ${BA} on ${read}, which starts at 0 on the side of ${symbol('A')}.`,
          line`Lee la semirrecta ${BA} en ${read}, que empieza en 0 del lado de ${symbol('A')}.`,
        ),
        explained(
          equation(sum(degrees(first), degrees(size)), degrees(first + size)),
          line`Go on by the measure of the angle on the same scale. Back from ${degrees(first)} there is no room for ${degrees(size)}.`,
          line`Avanza la medida del ángulo en la misma escala. Hacia atrás desde ${degrees(first)} no hay lugar para ${degrees(size)}.`,
        ),
        step(shown(rays), because.drawTheRay, { size: degrees(first + size) }),
      ]
    },
    check: isDrawn,
  }),
})
