import { type Block, type Both, prose } from '../../../content.ts'
import { celsius, dollars, feet } from '../../common/amounts.ts'

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
]
