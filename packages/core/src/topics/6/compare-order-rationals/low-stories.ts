import { type Block, type Both, prose } from '../../../author.ts'
import { celsius, dollars, feet } from '../../kit/stories/amounts.ts'

/** Two signed amounts. */
export interface LowStory {
  readonly values: readonly [least: number, most: number]
  /** Asks for an inequality with <. */
  readonly compares: (a: number, b: number) => Both<Block>
  /** Asks which of two negative amounts is the lower one. */
  readonly lower: (a: number, b: number) => Both<Block>
}

export const lowStories: readonly LowStory[] = [
  {
    values: [-25, 15],
    compares: (a, b) => ({
      en: prose`It is ${celsius(a)} in one city and ${celsius(b)} in another. Write an inequality with < that compares the temperatures.`,
      es: prose`En una ciudad hace ${celsius(a)} y en otra hace ${celsius(b)}. Escribe una desigualdad con < que compare las temperaturas.`,
    }),
    lower: (a, b) => ({
      en: prose`One city has a temperature of ${celsius(a)}. Another city has a temperature of ${celsius(b)}. Which city is colder?`,
      es: prose`Una ciudad tiene una temperatura de ${celsius(a)}. Otra ciudad tiene una temperatura de ${celsius(b)}. ¿Qué ciudad es más fría?`,
    }),
  },
  {
    values: [-280, 60],
    compares: (a, b) => ({
      en: prose`One place on a map has an elevation of ${feet(a)}, and another has an elevation of ${feet(b)}. Write an inequality with < that compares the elevations.`,
      es: prose`Un lugar del mapa tiene una elevación de ${feet(a)} y otro tiene una elevación de ${feet(b)}. Escribe una desigualdad con < que compare las elevaciones.`,
    }),
    lower: (a, b) => ({
      en: prose`One diver is at an elevation of ${feet(a)}. Another diver is at an elevation of ${feet(b)}. Which diver is deeper under water?`,
      es: prose`Una buceadora está a una elevación de ${feet(a)}. Otra buceadora está a una elevación de ${feet(b)}. ¿Cuál está a mayor profundidad?`,
    }),
  },
  {
    values: [-90, 50],
    compares: (a, b) => ({
      en: prose`One account has a balance of ${dollars(a)}, and another has a balance of ${dollars(b)}. Write an inequality with < that compares the balances.`,
      es: prose`Una cuenta tiene un saldo de ${dollars(a)} y otra tiene un saldo de ${dollars(b)}. Escribe una desigualdad con < que compare los saldos.`,
    }),
    lower: (a, b) => ({
      en: prose`One account has a balance of ${dollars(a)}. Another account has a balance of ${dollars(b)}. On which account is more money owed?`,
      es: prose`Una cuenta tiene un saldo de ${dollars(a)}. Otra cuenta tiene un saldo de ${dollars(b)}. ¿En qué cuenta se debe más dinero?`,
    }),
  },
  {
    values: [-14, 9],
    compares: (a, b) => ({
      en: prose`In golf, one player has a score of ${a}, and another has a score of ${b}. Write an inequality with < that compares the scores.`,
      es: prose`En el golf, una jugadora tiene un puntaje de ${a} y otra tiene un puntaje de ${b}. Escribe una desigualdad con < que compare los puntajes.`,
    }),
    lower: (a, b) => ({
      en: prose`In golf, the lower score wins. One player has a score of ${a}. Another player has a score of ${b}. Which player wins?`,
      es: prose`En el golf gana el puntaje más bajo. Una jugadora tiene un puntaje de ${a}. Otra jugadora tiene un puntaje de ${b}. ¿Qué jugadora gana?`,
    }),
  },
  {
    values: [-18, 12],
    compares: (a, b) => ({
      en: prose`In a quiz game, one team has ${a} points, and another has ${b} points. Write an inequality with < that compares the points.`,
      es: prose`En un concurso, un equipo tiene ${a} puntos y otro tiene ${b} puntos. Escribe una desigualdad con < que compare los puntos.`,
    }),
    lower: (a, b) => ({
      en: prose`In a quiz game, one player has ${a} points. Another player has ${b} points. Which player has fewer points?`,
      es: prose`En un concurso, una jugadora tiene ${a} puntos. Otra jugadora tiene ${b} puntos. ¿Qué jugadora tiene menos puntos?`,
    }),
  },
  {
    values: [-9, 20],
    compares: (a, b) => ({
      en: prose`On the buttons of an elevator, floors below the ground are negative. One person goes to floor ${a}, and another goes to floor ${b}. Write an inequality with < that compares the floors.`,
      es: prose`En los botones de un elevador, los pisos bajo tierra son negativos. Una persona va al piso ${a} y otra va al piso ${b}. Escribe una desigualdad con < que compare los pisos.`,
    }),
    lower: (a, b) => ({
      en: prose`On the buttons of an elevator, floors below the ground are negative. One person goes to floor ${a}. Another person goes to floor ${b}. Which person goes lower?`,
      es: prose`En los botones de un elevador, los pisos bajo tierra son negativos. Una persona va al piso ${a}. Otra persona va al piso ${b}. ¿Qué persona baja más?`,
    }),
  },
  {
    values: [-30, 10],
    compares: (a, b) => ({
      en: prose`One cold room is kept at ${celsius(a)}, and another is kept at ${celsius(b)}. Write an inequality with < that compares the temperatures.`,
      es: prose`Una cámara fría se mantiene a ${celsius(a)} y otra se mantiene a ${celsius(b)}. Escribe una desigualdad con < que compare las temperaturas.`,
    }),
    lower: (a, b) => ({
      en: prose`One cold room is kept at ${celsius(a)}. Another cold room is kept at ${celsius(b)}. Which room is colder?`,
      es: prose`Una cámara fría se mantiene a ${celsius(a)}. Otra cámara fría se mantiene a ${celsius(b)}. ¿Qué cámara está más fría?`,
    }),
  },
  {
    values: [-160, 90],
    compares: (a, b) => ({
      en: prose`The floor of one cave has an elevation of ${feet(a)}, and that of another has an elevation of ${feet(b)}. Write an inequality with < that compares the elevations.`,
      es: prose`El suelo de una cueva tiene una elevación de ${feet(a)} y el de otra tiene una elevación de ${feet(b)}. Escribe una desigualdad con < que compare las elevaciones.`,
    }),
    lower: (a, b) => ({
      en: prose`The floor of one cave has an elevation of ${feet(a)}. The floor of another cave has an elevation of ${feet(b)}. Which cave has the lower floor?`,
      es: prose`El suelo de una cueva tiene una elevación de ${feet(a)}. El suelo de otra cueva tiene una elevación de ${feet(b)}. ¿Qué cueva tiene el suelo más bajo?`,
    }),
  },
]
