import { type Block, type Both, exact, prose, type Value } from '../../../author.ts'
import { celsius, dollars, feet } from '../../kit/stories/amounts.ts'

/** Two signed amounts. */
export interface LowStory {
  readonly values: readonly [least: number, most: number]
  /** Whether tenths make sense. */
  readonly tenths?: true
  /** Asks for an inequality with <. */
  readonly compares: (a: Value, b: Value) => Both<Block>
}

export const lowStories: readonly LowStory[] = [
  {
    tenths: true,
    values: [-25, 15],
    compares: (a, b) => ({
      en: prose`It is ${celsius(a)} in one city and ${celsius(b)} in another. Write an inequality with < that compares the temperatures.`,
      es: prose`En una ciudad hace ${celsius(a)} y en otra hace ${celsius(b)}. Escribe una desigualdad con < que compare las temperaturas.`,
    }),
  },
  {
    tenths: true,
    values: [-280, 60],
    compares: (a, b) => ({
      en: prose`One place on a map has an elevation of ${feet(a)}, and another has an elevation of ${feet(b)}. Write an inequality with < that compares the elevations.`,
      es: prose`Un lugar del mapa tiene una elevación de ${feet(a)} y otro tiene una elevación de ${feet(b)}. Escribe una desigualdad con < que compare las elevaciones.`,
    }),
  },
  {
    values: [-90, 50],
    compares: (a, b) => ({
      en: prose`One account has a balance of ${dollars(exact(a).n)}, and another has a balance of ${dollars(exact(b).n)}. Write an inequality with < that compares the balances.`,
      es: prose`Una cuenta tiene un saldo de ${dollars(exact(a).n)} y otra tiene un saldo de ${dollars(exact(b).n)}. Escribe una desigualdad con < que compare los saldos.`,
    }),
  },
  {
    values: [-14, 9],
    compares: (a, b) => ({
      en: prose`In golf, one player has a score of ${a}, and another has a score of ${b}. Write an inequality with < that compares the scores.`,
      es: prose`En el golf, una jugadora tiene un puntaje de ${a} y otra tiene un puntaje de ${b}. Escribe una desigualdad con < que compare los puntajes.`,
    }),
  },
  {
    values: [-18, 12],
    compares: (a, b) => ({
      en: prose`In a quiz game, one team has ${a} points, and another has ${b} points. Write an inequality with < that compares the points.`,
      es: prose`En un concurso, un equipo tiene ${a} puntos y otro tiene ${b} puntos. Escribe una desigualdad con < que compare los puntos.`,
    }),
  },
  {
    values: [-9, 20],
    compares: (a, b) => ({
      en: prose`On the buttons of an elevator, floors below the ground are negative. One person goes to floor ${a}, and another goes to floor ${b}. Write an inequality with < that compares the floors.`,
      es: prose`En los botones de un elevador, los pisos bajo tierra son negativos. Una persona va al piso ${a} y otra va al piso ${b}. Escribe una desigualdad con < que compare los pisos.`,
    }),
  },
  {
    tenths: true,
    values: [-30, 10],
    compares: (a, b) => ({
      en: prose`One cold room is kept at ${celsius(a)}, and another is kept at ${celsius(b)}. Write an inequality with < that compares the temperatures.`,
      es: prose`Una cámara fría se mantiene a ${celsius(a)} y otra se mantiene a ${celsius(b)}. Escribe una desigualdad con < que compare las temperaturas.`,
    }),
  },
  {
    tenths: true,
    values: [-160, 90],
    compares: (a, b) => ({
      en: prose`The floor of one cave has an elevation of ${feet(a)}, and that of another has an elevation of ${feet(b)}. Write an inequality with < that compares the elevations.`,
      es: prose`El suelo de una cueva tiene una elevación de ${feet(a)} y el de otra tiene una elevación de ${feet(b)}. Escribe una desigualdad con < que compare las elevaciones.`,
    }),
  },
]
