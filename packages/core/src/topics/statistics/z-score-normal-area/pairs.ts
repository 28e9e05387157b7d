import { type Block, type Both, type Hole, prose, words } from '../../../author.ts'

/** Two measurements, each with the mean and standard deviation of its group. */
export interface Pair {
  readonly names: readonly [ReturnType<typeof words>, ReturnType<typeof words>]
  /** Mean and standard deviation: from, to. */
  readonly first: readonly [mean: readonly [number, number], deviation: readonly [number, number]]
  readonly second: readonly [mean: readonly [number, number], deviation: readonly [number, number]]
  readonly tells: (v1: Hole, m1: Hole, s1: Hole, v2: Hole, m2: Hole, s2: Hole) => Both<Block>
}

export const pairs: readonly Pair[] = [
  {
    names: [words('The history score', 'El puntaje de historia'), words('The science score', 'El puntaje de ciencias')],
    first: [
      [62, 80],
      [6, 12],
    ],
    second: [
      [18, 24],
      [3, 5],
    ],
    tells: (v1, m1, s1, v2, m2, s2) => ({
      en: prose`A student scored ${v1} on a history test with mean ${m1} and standard deviation ${s1}, and ${v2} on a science test with mean ${m2} and standard deviation ${s2}. Which score is relatively higher?`,
      es: prose`Una estudiante obtuvo ${v1} en una prueba de historia con media ${m1} y desviación estándar ${s1}, y ${v2} en una prueba de ciencias con media ${m2} y desviación estándar ${s2}. ¿Qué puntaje es relativamente más alto?`,
    }),
  },
  {
    names: [words('The SAT score', 'El puntaje del SAT'), words('The ACT score', 'El puntaje del ACT')],
    first: [
      [500, 540],
      [95, 115],
    ],
    second: [
      [19, 22],
      [4, 6],
    ],
    tells: (v1, m1, s1, v2, m2, s2) => ({
      en: prose`A student scored ${v1} in SAT math (mean ${m1}, standard deviation ${s1}) and ${v2} in ACT math (mean ${m2}, standard deviation ${s2}). Which score is relatively higher?`,
      es: prose`Un estudiante obtuvo ${v1} en matemáticas del SAT (media ${m1}, desviación estándar ${s1}) y ${v2} en matemáticas del ACT (media ${m2}, desviación estándar ${s2}). ¿Qué puntaje es relativamente más alto?`,
    }),
  },
  {
    names: [words('The long jump', 'El salto de longitud'), words('The high jump', 'El salto de altura')],
    first: [
      [480, 560],
      [30, 45],
    ],
    second: [
      [150, 170],
      [8, 14],
    ],
    tells: (v1, m1, s1, v2, m2, s2) => ({
      en: prose`At a meet, the long jumps had a mean of ${m1} cm and a standard deviation of ${s1} cm; the high jumps had a mean of ${m2} cm and a standard deviation of ${s2} cm. An athlete jumped ${v1} cm in the long jump and ${v2} cm in the high jump. Which jump is relatively better?`,
      es: prose`En una competencia, los saltos de longitud tuvieron una media de ${m1} cm y una desviación estándar de ${s1} cm; los de altura, una media de ${m2} cm y una desviación estándar de ${s2} cm. Una atleta saltó ${v1} cm de longitud y ${v2} cm de altura. ¿Qué salto es relativamente mejor?`,
    }),
  },
  {
    names: [words('The pumpkin', 'La calabaza'), words('The melon', 'El melón')],
    first: [
      [14, 22],
      [3, 6],
    ],
    second: [
      [8, 11],
      [2, 3],
    ],
    tells: (v1, m1, s1, v2, m2, s2) => ({
      en: prose`At a fair, the pumpkins have a mean weight of ${m1} pounds and a standard deviation of ${s1} pounds; the melons have a mean weight of ${m2} pounds and a standard deviation of ${s2} pounds. A pumpkin weighs ${v1} pounds and a melon ${v2} pounds. Which is relatively heavier?`,
      es: prose`En una feria, las calabazas tienen un peso medio de ${m1} libras y una desviación estándar de ${s1} libras; los melones, un peso medio de ${m2} libras y una desviación estándar de ${s2} libras. Una calabaza pesa ${v1} libras y un melón ${v2} libras. ¿Cuál pesa relativamente más?`,
    }),
  },
  {
    names: [
      words('Saturday’s attendance', 'La asistencia del sábado'),
      words('Monday’s attendance', 'La asistencia del lunes'),
    ],
    first: [
      [300, 380],
      [30, 50],
    ],
    second: [
      [110, 150],
      [12, 25],
    ],
    tells: (v1, m1, s1, v2, m2, s2) => ({
      en: prose`A museum has a mean of ${m1} visitors on Saturdays (standard deviation ${s1}) and ${m2} on Mondays (standard deviation ${s2}). Last Saturday ${v1} came, and last Monday ${v2}. Which attendance was relatively higher?`,
      es: prose`Un museo tiene una media de ${m1} visitantes los sábados (desviación estándar ${s1}) y de ${m2} los lunes (desviación estándar ${s2}). El sábado pasado llegaron ${v1} y el lunes pasado ${v2}. ¿Qué asistencia fue relativamente más alta?`,
    }),
  },
  {
    names: [words('The sunflower', 'El girasol'), words('The tulip', 'El tulipán')],
    first: [
      [56, 70],
      [5, 9],
    ],
    second: [
      [14, 20],
      [2, 4],
    ],
    tells: (v1, m1, s1, v2, m2, s2) => ({
      en: prose`In a garden, sunflowers have mean height ${m1} inches (standard deviation ${s1}) and tulips ${m2} inches (standard deviation ${s2}). A sunflower is ${v1} inches tall and a tulip ${v2}. Which is relatively taller?`,
      es: prose`En un jardín, los girasoles tienen una altura media de ${m1} pulgadas (desviación estándar ${s1}) y los tulipanes de ${m2} pulgadas (desviación estándar ${s2}). Un girasol mide ${v1} pulgadas y un tulipán ${v2}. ¿Cuál es relativamente más alto?`,
    }),
  },
  {
    names: [words('The electric bill', 'El recibo de la luz'), words('The water bill', 'El recibo del agua')],
    first: [
      [110, 150],
      [14, 25],
    ],
    second: [
      [45, 70],
      [6, 12],
    ],
    tells: (v1, m1, s1, v2, m2, s2) => ({
      en: prose`In a town, monthly electric bills have mean ${m1} dollars and standard deviation ${s1}; water bills have mean ${m2} dollars and standard deviation ${s2}. A family pays ${v1} dollars for electricity and ${v2} for water. Which bill is relatively higher?`,
      es: prose`En un pueblo, los recibos mensuales de la luz tienen media ${m1} dólares y desviación estándar ${s1}; los del agua, media ${m2} dólares y desviación estándar ${s2}. Una familia paga ${v1} dólares de luz y ${v2} de agua. ¿Qué recibo es relativamente más alto?`,
    }),
  },
  {
    names: [words('The bowling score', 'El puntaje de boliche'), words('The darts score', 'El puntaje de dardos')],
    first: [
      [130, 160],
      [15, 25],
    ],
    second: [
      [40, 60],
      [7, 12],
    ],
    tells: (v1, m1, s1, v2, m2, s2) => ({
      en: prose`In a club, bowling scores have mean ${m1} and standard deviation ${s1}; darts scores have mean ${m2} and standard deviation ${s2}. A member scored ${v1} in bowling and ${v2} in darts. Which score is relatively higher?`,
      es: prose`En un club, los puntajes de boliche tienen media ${m1} y desviación estándar ${s1}; los de dardos, media ${m2} y desviación estándar ${s2}. Un miembro obtuvo ${v1} en boliche y ${v2} en dardos. ¿Qué puntaje es relativamente más alto?`,
    }),
  },
]
