import { type Block, type Both, prose } from '../../../author.ts'

/** Something that is read at the start and at the end of each day; its numbers come in hundredths times `by`. */
export interface DayTable {
  readonly says: Both<Block>
  readonly unit: Both<string>
  readonly by: number
  readonly start: readonly [number, number]
  readonly change: readonly [number, number]
}
const same = (unit: string) => ({ en: unit, es: unit })

export const dayTables: readonly DayTable[] = [
  {
    says: {
      en: prose`The table shows the temperature on a mountain at the start and the end of three days. Complete the table.`,
      es: prose`La tabla muestra la temperatura en una montaña al inicio y al final de tres días. Complétala.`,
    },
    unit: same('°C'),
    by: 50,
    start: [-9, 9],
    change: [3, 21],
  },
  {
    says: {
      en: prose`The table shows the balance of an account at the start and the end of three days. Complete the table.`,
      es: prose`La tabla muestra el saldo de una cuenta al inicio y al final de tres días. Complétala.`,
    },
    unit: same('$'),
    by: 25,
    start: [-60, 80],
    change: [30, 150],
  },
  {
    says: {
      en: prose`The table shows how far the water in a harbor is above or below its usual level at the start and the end of three days. Complete the table.`,
      es: prose`La tabla muestra cuánto está el agua de un puerto por encima o por debajo de su nivel normal al inicio y al final de tres días. Complétala.`,
    },
    unit: { en: 'ft', es: 'pies' },
    by: 10,
    start: [-20, 20],
    change: [6, 38],
  },
  {
    says: {
      en: prose`The table shows the elevation of a diving robot at the start and the end of three days. Complete the table.`,
      es: prose`La tabla muestra la elevación de un robot submarino al inicio y al final de tres días. Complétala.`,
    },
    unit: same('m'),
    by: 50,
    start: [-160, -70],
    change: [15, 65],
  },
  {
    says: {
      en: prose`The table shows the temperature in an unheated hut at the start and the end of three days. Complete the table.`,
      es: prose`La tabla muestra la temperatura en una cabaña sin calefacción al inicio y al final de tres días. Complétala.`,
    },
    unit: same('°F'),
    by: 50,
    start: [-16, 16],
    change: [5, 33],
  },
  {
    says: {
      en: prose`The table shows the balance of a school club at the start and the end of three days. Complete the table.`,
      es: prose`La tabla muestra el saldo de un club escolar al inicio y al final de tres días. Complétala.`,
    },
    unit: same('$'),
    by: 50,
    start: [-40, 40],
    change: [21, 95],
  },
  {
    says: {
      en: prose`The table shows how far a lake is above or below its usual level at the start and the end of three days. Complete the table.`,
      es: prose`La tabla muestra cuánto está un lago por encima o por debajo de su nivel normal al inicio y al final de tres días. Complétala.`,
    },
    unit: same('cm'),
    by: 20,
    start: [-30, 30],
    change: [6, 44],
  },
  {
    says: {
      en: prose`The table shows how far a team is above or below its goal in points at the start and the end of three days. Complete the table.`,
      es: prose`La tabla muestra cuántos puntos está un equipo por encima o por debajo de su meta al inicio y al final de tres días. Complétala.`,
    },
    unit: { en: 'points', es: 'puntos' },
    by: 100,
    start: [-12, 12],
    change: [4, 19],
  },
]
