import { itemOf, words } from '../../../author.ts'
import { hardSettings, type Quantity, type Setting } from './settings.ts'

type Column = readonly [letter: string, en: string, es: string]

/** A setting of which only a table is printed. */
function tableOf(
  operation: Setting['operation'],
  whole: readonly number[],
  xs: Setting['xs'],
  one: Column,
  other: Column,
): Setting {
  const first = itemOf(hardSettings, 0)
  const quantity = (of: Quantity, [letter, en, es]: Column): Quantity => ({ ...of, letter, title: words(en, es) })
  return { ...first, operation, whole, xs, x: quantity(first.x, one), y: quantity(first.y, other) }
}

/** Sums and products in turn; no story of the other forms is among them. */
export const completed: readonly Setting[] = [
  tableOf(
    'plus',
    [3, 4, 5, 6, 7, 8],
    [4, 15],
    ['n', 'Ana’s age', 'Edad de Ana'],
    ['b', 'Her brother’s age', 'Edad de su hermano'],
  ),
  tableOf('times', [5, 6, 7, 9, 11], [2, 12], ['t', 'Teams', 'Equipos'], ['p', 'Players', 'Jugadores']),
  tableOf(
    'plus',
    [5, 10, 15],
    [12, 40],
    ['b', 'Score before the bonus', 'Puntaje antes del bono'],
    ['s', 'Score with the bonus', 'Puntaje con el bono'],
  ),
  tableOf(
    'times',
    [6, 8, 10, 12],
    [2, 12],
    ['k', 'Packs of pencils', 'Paquetes de lápices'],
    ['n', 'Pencils', 'Lápices'],
  ),
]
export const mistaken: readonly Setting[] = [
  tableOf(
    'plus',
    [3, 4, 5, 6],
    [12, 40],
    ['s', 'Students on the bus', 'Estudiantes en el autobús'],
    ['p', 'People on the bus', 'Personas en el autobús'],
  ),
  tableOf(
    'times',
    [8, 12, 15, 20],
    [2, 12],
    ['w', 'Weeks', 'Semanas'],
    ['s', 'Savings (dollars)', 'Ahorros (dólares)'],
  ),
  tableOf(
    'plus',
    [2, 3, 4, 5],
    [6, 20],
    ['w', 'Width of the poster (inches)', 'Ancho del cartel (pulgadas)'],
    ['h', 'Height of the poster (inches)', 'Alto del cartel (pulgadas)'],
  ),
  tableOf('times', [12, 15, 18, 25], [2, 12], ['d', 'Days', 'Días'], ['p', 'Pages read', 'Páginas leídas']),
]
