import {
  count,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  minus,
  name,
  numberLine,
  people,
  prose,
  quantity,
  type Random,
  ratioOfExact,
  role,
  statements,
  subject,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { convertedStep } from './medium.ts'
import { UNITS } from './medium-stories.ts'

const PLACES = ['H', 'L', 'P', 'S'] as const
/** Four places on a road; there and back on several days, or on to a third place. */
function drawRoad(random: Random) {
  const isDaily = random.evenly([true, false])
  const at = random.until(
    () => random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 4),
    drawn => {
      const sorted = drawn.toSorted((a, b) => a - b)
      return sorted.slice(1).every((value, i) => value - itemOf(sorted, i) > 1)
    },
  )
  const [from, to, third] = random.until(
    () => random.sample([0, 1, 2, 3], 3),
    ([from, to, third]) => {
      const [a, b, c] = [itemOf(at, from), itemOf(at, to), itemOf(at, third)]
      // Who turns around goes farther than from the first place to the last.
      return a < b === c < b && Math.abs(a - b) > 2 && Math.abs(b - c) !== Math.abs(a - b)
    },
  )
  return { isDaily, at, from, to, third, days: random.int(3, 5), who: random.pick(people) }
}
type Road = ReturnType<typeof drawRoad>
const distance = ({ at }: Road, from: number, to: number) => Math.abs(itemOf(at, from) - itemOf(at, to))
const kilometersOf = (road: Road): number =>
  road.isDaily
    ? 2 * road.days * distance(road, road.from, road.to)
    : distance(road, road.from, road.to) + distance(road, road.to, road.third)
const letter = (i: number): Expr => symbol(itemOf(PLACES, i))

export const roadForms = (form: FormMaker<typeof levels>) => ({
  road: form({
    levels: ['hard'],
    kind: 'story',
    wide: true,
    draw: drawRoad,
    answer: quantity,
    solve: road => count(1000 * kilometersOf(road), nouns.meter),
    ask(road) {
      const { isDaily, at, from, to, third, who } = road
      const drawn = figure(
        numberLine({
          from: 0,
          to: 15,
          step: 1,
          labels: 5,
          points: PLACES.map((place, i) => [itemOf(at, i), place] as const),
        }),
      )
      const [a, b, c] = [letter(from), letter(to), letter(third)]
      const days = role('days', road.days)
      const [home, library, park, school] = [letter(0), letter(1), letter(2), letter(3)]
      const en = prose`The line shows a straight road. Each space is 1 kilometer. ${home} is home, ${library} is the library, ${park} is the park, and ${school} is the school.`
      const es = prose`La recta muestra un camino recto. Cada espacio es 1 kilómetro. ${home} es la casa, ${library} es la biblioteca, ${park} es el parque y ${school} es la escuela.`
      return isDaily
        ? {
            en: [
              en,
              drawn,
              prose`On each of ${days} days, ${name(who)} rides a bike from ${a} to ${b} and back to ${a}. How many meters does ${subject(who)} ride in all?`,
            ],
            es: [
              es,
              drawn,
              prose`Durante ${days} días, ${name(who)} va cada día en bicicleta de ${a} a ${b} y vuelve a ${a}. ¿Cuántos metros recorre en total?`,
            ],
          }
        : {
            en: [
              en,
              drawn,
              prose`${name(who)} rides a bike from ${a} to ${b} and then from ${b} to ${c}. How many meters does ${subject(who)} ride in all?`,
            ],
            es: [
              es,
              drawn,
              prose`${name(who)} va en bicicleta de ${a} a ${b} y luego de ${b} a ${c}. ¿Cuántos metros recorre en total?`,
            ],
          }
    },
    solution(road, found) {
      const { at, from, to, third, isDaily, days, who } = road
      const [first, second] = [distance(road, from, to), distance(road, to, third)]
      const between = (one: number, other: number) =>
        equation(
          minus(Math.max(itemOf(at, one), itemOf(at, other)), Math.min(itemOf(at, one), itemOf(at, other))),
          distance(road, one, other),
        )
      const kilometers = kilometersOf(road)
      return [
        isDaily
          ? explained(
              between(from, to),
              line`${letter(from)} is at ${itemOf(at, from)}, and ${letter(to)} is at ${itemOf(at, to)}: subtract.`,
              line`${letter(from)} está en ${itemOf(at, from)} y ${letter(to)} está en ${itemOf(at, to)}: resta.`,
            )
          : explained(
              statements(between(from, to), between(to, third)),
              line`${letter(from)} is at ${itemOf(at, from)}, ${letter(to)} is at ${itemOf(at, to)}, and ${letter(third)} is at ${itemOf(at, third)}: subtract.`,
              line`${letter(from)} está en ${itemOf(at, from)}, ${letter(to)} está en ${itemOf(at, to)} y ${letter(third)} está en ${itemOf(at, third)}: resta.`,
            ),
        isDaily
          ? explained(
              equation(times(times(2, first), days), kilometers),
              line`There and back on each of ${days} days: multiply.`,
              line`Ida y vuelta en cada uno de ${days} días: multiplica.`,
            )
          : explained(
              equation(sum(first, second), kilometers),
              line`Add both parts of the ride.`,
              line`Suma las dos partes del recorrido.`,
            ),
        convertedStep(kilometers, UNITS.km),
        ended(alone(found), line`${name(who)} rides ${found} in all.`, line`${name(who)} recorre ${found} en total.`),
      ]
    },
    // Walks along the drawn points.
    check(printed, answer) {
      const { points } = printed.figure('number-line')
      const placeOf = (name: string) => {
        const found = points.find(({ label }) => label?.kind === 'symbol' && label.name === name)
        return found ? ratioOfExact(found.at).n : failed(`${name} is not on the line`)
      }
      const way = printed
        .all('symbol')
        .slice(PLACES.length)
        .map(({ name }) => placeOf(name))
      const legs = way.slice(1).reduce((all, place, i) => all + Math.abs(place - itemOf(way, i)), 0)
      const isDaily = printed.terms('role').some(({ name }) => name === 'days')
      const ridden = isDaily ? printed.role('days').n * legs : legs
      return exact(answer.amount).over(1000).equals(ridden)
    },
  }),
})
