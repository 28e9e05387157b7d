import { type Hole, line } from '../../../author.ts'
import { type Said, said } from './said.ts'

/** Something fair with equally likely results, one of which is watched. */
export interface Device {
  readonly results: number
  readonly trials: readonly number[]
  readonly told: (n: Hole, k: Hole) => Said
  /** What is watched, to follow "of": getting heads. */
  readonly event: Said
}

export const devices: readonly Device[] = [
  {
    results: 6,
    trials: [60, 90, 120],
    told: (n, k) =>
      said(
        line`A fair number cube was rolled ${n} times. A 5 came up ${k} times.`,
        line`Un dado justo se lanzó ${n} veces. El 5 salió ${k} veces.`,
      ),
    event: said(line`rolling a 5`, line`sacar un 5`),
  },
  {
    results: 2,
    trials: [50, 100],
    told: (n, k) =>
      said(
        line`A fair coin was tossed ${n} times. It landed on heads ${k} times.`,
        line`Una moneda justa se lanzó ${n} veces. Cayó en cara ${k} veces.`,
      ),
    event: said(line`getting heads`, line`sacar cara`),
  },
  {
    results: 4,
    trials: [40, 60, 100],
    told: (n, k) =>
      said(
        line`A spinner has 4 equal sections: red, blue, green, and yellow. In ${n} spins it landed on red ${k} times.`,
        line`Una ruleta tiene 4 secciones iguales: roja, azul, verde y amarilla. En ${n} giros cayó en rojo ${k} veces.`,
      ),
    event: said(line`landing on red`, line`caer en rojo`),
  },
  {
    results: 5,
    trials: [50, 100, 200],
    told: (n, k) =>
      said(
        line`A box holds 5 cards, A to E. One was drawn ${n} times and put back each time. B was drawn ${k} times.`,
        line`Una caja tiene 5 tarjetas, de la A a la E. Se sacó una ${n} veces y cada vez se devolvió. La B salió ${k} veces.`,
      ),
    event: said(line`drawing B`, line`sacar la B`),
  },
  {
    results: 3,
    trials: [60, 90, 150],
    told: (n, k) =>
      said(
        line`A bag holds a white, a black, and a gray ball. One was taken without looking ${n} times and put back each time. It was gray ${k} times.`,
        line`En una bolsa hay una pelota blanca, una negra y una gris. Se sacó una sin mirar ${n} veces y cada vez se devolvió. Fue la gris ${k} veces.`,
      ),
    event: said(line`taking the gray ball`, line`sacar la pelota gris`),
  },
  {
    results: 10,
    trials: [100, 200],
    told: (n, k) =>
      said(
        line`A computer chose ${n} digits from 0 to 9 at random. The digit 7 came up ${k} times.`,
        line`Una computadora eligió al azar ${n} dígitos del 0 al 9. El 7 salió ${k} veces.`,
      ),
    event: said(line`choosing a 7`, line`elegir un 7`),
  },
  {
    results: 8,
    trials: [80, 160, 200],
    told: (n, k) =>
      said(
        line`A spinner has 8 equal sections, numbered from 1 to 8. In ${n} spins it landed on 3 a total of ${k} times.`,
        line`Una ruleta tiene 8 secciones iguales, numeradas del 1 al 8. En ${n} giros cayó en el 3 un total de ${k} veces.`,
      ),
    event: said(line`landing on 3`, line`caer en el 3`),
  },
  {
    results: 7,
    trials: [70, 140],
    told: (n, k) =>
      said(
        line`A jar holds slips with the 7 days of the week. One was drawn ${n} times and put back each time. It was Sunday ${k} times.`,
        line`Un frasco tiene papelitos con los 7 días de la semana. Se sacó uno ${n} veces y cada vez se devolvió. Fue domingo ${k} veces.`,
      ),
    event: said(line`drawing Sunday`, line`sacar domingo`),
  },
]
