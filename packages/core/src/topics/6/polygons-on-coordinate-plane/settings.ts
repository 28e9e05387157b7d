import { type Both, prose, symbol } from '../../../author.ts'

const ABCD = symbol('ABCD')
/** A rectangle on a plan, one unit of which is a foot or a meter. */
export interface Plan {
  readonly asks: 'around' | 'inside'
  readonly unit: 'foot' | 'meter'
  readonly tell: Both<ReturnType<typeof prose>>
}
const plan = (
  asks: Plan['asks'],
  unit: Plan['unit'],
  en: ReturnType<typeof prose>,
  es: ReturnType<typeof prose>,
): Plan => ({ asks, unit, tell: { en, es } })

export const plans: readonly Plan[] = [
  plan(
    'around',
    'foot',
    prose`Rectangle ${ABCD} is a garden on a plan. Each unit on the grid represents 1 foot. How much fence goes all the way around the garden?`,
    prose`El rectángulo ${ABCD} es un jardín en un plano. Cada unidad de la cuadrícula representa 1 pie. ¿Cuánta cerca se necesita para rodear todo el jardín?`,
  ),
  plan(
    'inside',
    'meter',
    prose`Rectangle ${ABCD} is a patio on a plan. Each unit on the grid represents 1 meter. What area of tiles covers the whole patio?`,
    prose`El rectángulo ${ABCD} es un patio en un plano. Cada unidad de la cuadrícula representa 1 metro. ¿Qué área de losetas cubre todo el patio?`,
  ),
  plan(
    'around',
    'foot',
    prose`Rectangle ${ABCD} is a sandbox on the plan of a playground. Each unit on the grid represents 1 foot. How long is the wooden border around the sandbox?`,
    prose`El rectángulo ${ABCD} es un arenero en el plano de un parque infantil. Cada unidad de la cuadrícula representa 1 pie. ¿Cuánto mide el borde de madera que rodea el arenero?`,
  ),
  plan(
    'inside',
    'meter',
    prose`Rectangle ${ABCD} is a stage on a floor plan. Each unit on the grid represents 1 meter. What area of carpet covers the whole stage?`,
    prose`El rectángulo ${ABCD} es un escenario en un plano. Cada unidad de la cuadrícula representa 1 metro. ¿Qué área de alfombra cubre todo el escenario?`,
  ),
  plan(
    'around',
    'meter',
    prose`Rectangle ${ABCD} is a chicken yard on the plan of a farm. Each unit on the grid represents 1 meter. How much wire fence goes all the way around the yard?`,
    prose`El rectángulo ${ABCD} es un gallinero en el plano de una granja. Cada unidad de la cuadrícula representa 1 metro. ¿Cuánta malla se necesita para rodear todo el gallinero?`,
  ),
  plan(
    'inside',
    'meter',
    prose`Rectangle ${ABCD} is a classroom on a floor plan. Each unit on the grid represents 1 meter. What is the area of the classroom floor?`,
    prose`El rectángulo ${ABCD} es un salón de clases en un plano. Cada unidad de la cuadrícula representa 1 metro. ¿Cuál es el área del piso del salón?`,
  ),
  plan(
    'around',
    'meter',
    prose`Rectangle ${ABCD} is a bedroom ceiling on a floor plan. Each unit on the grid represents 1 meter. How long is a string of lights that goes once around the edge of the ceiling?`,
    prose`El rectángulo ${ABCD} es el techo de una habitación en un plano. Cada unidad de la cuadrícula representa 1 metro. ¿Cuánto mide una tira de luces que da una vuelta por el borde del techo?`,
  ),
  plan(
    'inside',
    'foot',
    prose`Rectangle ${ABCD} is a vegetable bed on the plan of a garden. Each unit on the grid represents 1 foot. What area of netting covers the whole bed?`,
    prose`El rectángulo ${ABCD} es un arriate de verduras en el plano de un jardín. Cada unidad de la cuadrícula representa 1 pie. ¿Qué área de malla cubre todo el arriate?`,
  ),
]

/** What is fenced, edged or lined on a plan: its name, what goes around it, and a likely price for each foot or meter of that. */
export interface Fenced {
  readonly unit: 'foot' | 'meter'
  readonly scales: readonly number[]
  readonly dollars: readonly number[]
  readonly place: Both<string>
  readonly stuff: Both<string>
  readonly costs: Both<string>
}
const fence = (
  unit: Fenced['unit'],
  scales: readonly number[],
  dollars: readonly number[],
  place: readonly [string, string],
  stuff: readonly [string, string],
  costs: readonly [string, string],
): Fenced => ({
  unit,
  scales,
  dollars,
  place: { en: place[0], es: place[1] },
  stuff: { en: stuff[0], es: stuff[1] },
  costs: { en: costs[0], es: costs[1] },
})
export const fenced: readonly Fenced[] = [
  fence(
    'foot',
    [4, 5, 10],
    [6, 8, 9],
    ['a dog park', 'un parque para perros'],
    ['A fence', 'Una cerca'],
    ['the fence', 'de la cerca'],
  ),
  fence(
    'meter',
    [2, 3, 5],
    [12, 15, 18],
    ['a playground', 'un parque infantil'],
    ['A low wall', 'Un muro bajo'],
    ['the wall', 'del muro'],
  ),
  fence(
    'foot',
    [2, 3, 4],
    [3, 4, 5],
    ['a vegetable garden', 'un huerto'],
    ['A fence', 'Una cerca'],
    ['the fence', 'de la cerca'],
  ),
  fence(
    'foot',
    [2, 3, 5],
    [2, 3, 4],
    ['a flower bed', 'un arriate de flores'],
    ['Brick edging', 'Un borde de ladrillo'],
    ['the edging', 'del borde'],
  ),
  fence(
    'meter',
    [4, 6, 10],
    [7, 9, 11],
    ['a horse pasture', 'un potrero'],
    ['A wooden fence', 'Una cerca de madera'],
    ['the fence', 'de la cerca'],
  ),
  fence(
    'foot',
    [5, 6, 8],
    [2, 3, 4],
    ['a picnic area', 'un área de picnic'],
    ['A hedge', 'Un seto'],
    ['the hedge', 'del seto'],
  ),
  fence(
    'meter',
    [3, 4, 5],
    [6, 8, 12],
    ['a school garden', 'un huerto escolar'],
    ['A wire fence', 'Una cerca de alambre'],
    ['the fence', 'de la cerca'],
  ),
  fence(
    'foot',
    [3, 4, 6],
    [11, 12, 14],
    ['a skate park', 'una pista de patinaje'],
    ['A metal railing', 'Una baranda de metal'],
    ['the railing', 'de la baranda'],
  ),
]

/** Triangles on a plan. */
export interface Plot {
  readonly unit: 'foot' | 'meter'
  readonly scales: readonly number[]
  readonly place: Both<string>
  readonly the: Both<string>
}
const plot = (
  unit: Plot['unit'],
  scales: readonly number[],
  place: readonly [string, string],
  the: readonly [string, string],
): Plot => ({ unit, scales, place: { en: place[0], es: place[1] }, the: { en: the[0], es: the[1] } })
export const plots: readonly Plot[] = [
  plot('meter', [5, 10, 4], ['A triangular lawn', 'Un césped triangular'], ['the lawn', 'del césped']),
  plot('foot', [2, 3, 4], ['A triangular garden', 'Un jardín triangular'], ['the garden', 'del jardín']),
  plot('foot', [5, 6, 10], ['A triangular pond', 'Un estanque triangular'], ['the pond', 'del estanque']),
  plot('meter', [3, 4, 5], ['A triangular plaza', 'Una plaza triangular'], ['the plaza', 'de la plaza']),
  plot(
    'foot',
    [4, 8, 10],
    ['A triangular parking lot', 'Un estacionamiento triangular'],
    ['the parking lot', 'del estacionamiento'],
  ),
  plot('meter', [6, 8, 10], ['A triangular wheat field', 'Un campo de trigo triangular'], ['the field', 'del campo']),
  plot('foot', [2, 3, 5], ['A triangular deck', 'Una terraza triangular'], ['the deck', 'de la terraza']),
  plot('meter', [2, 4, 6], ['A triangular skating rink', 'Una pista de hielo triangular'], ['the rink', 'de la pista']),
]
