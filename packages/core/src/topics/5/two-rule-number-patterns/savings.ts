import { type Both, type Hole, type Inline, line } from '../../../author.ts'

export type Said = Both<readonly Inline[]>
/** Two people who both start with nothing; one gets several times as much each time. */
export interface Growing {
  readonly money: boolean
  readonly a: readonly [least: number, most: number]
  readonly tell: (a: Hole, b: Hole, n: Hole) => Said
  /** The blanks of an amount of money stand after the sign. */
  readonly blanks?: readonly [Said, Said]
  /** How much each has after so many times. */
  readonly ends: (a: Hole, b: Hole) => readonly [Said, Said]
}

export const growing: readonly Growing[] = [
  {
    money: true,
    a: [3, 6],
    tell: (a, b, n) => ({
      en: line`Ana and Bruno start with no savings. Each week, Ana saves ${a} and Bruno saves ${b}. How much does each of them have after ${n} weeks?`,
      es: line`Ana y Bruno empiezan sin ahorros. Cada semana, Ana ahorra ${a} y Bruno ahorra ${b}. ¿Cuánto tiene cada uno después de ${n} semanas?`,
    }),
    blanks: [
      { en: line`Ana has $____.`, es: line`Ana tiene $____.` },
      { en: line`Bruno has $____.`, es: line`Bruno tiene $____.` },
    ],
    ends: (a, b) => [
      { en: line`Ana has ${a}.`, es: line`Ana tiene ${a}.` },
      { en: line`Bruno has ${b}.`, es: line`Bruno tiene ${b}.` },
    ],
  },
  {
    money: false,
    a: [4, 8],
    tell: (a, b, n) => ({
      en: line`Clara and Diego start new books. Every night, Clara reads ${a} pages and Diego reads ${b} pages. How many pages has each of them read after ${n} nights?`,
      es: line`Clara y Diego empiezan libros nuevos. Cada noche, Clara lee ${a} páginas y Diego lee ${b} páginas. ¿Cuántas páginas ha leído cada uno después de ${n} noches?`,
    }),
    ends: (a, b) => [
      { en: line`Clara has read ${a} pages.`, es: line`Clara ha leído ${a} páginas.` },
      { en: line`Diego has read ${b} pages.`, es: line`Diego ha leído ${b} páginas.` },
    ],
  },
  {
    money: false,
    a: [3, 6],
    tell: (a, b, n) => ({
      en: line`Two hoses fill two empty tanks. Each minute, hose A gives ${a} liters of water and hose B gives ${b} liters. How many liters are in each tank after ${n} minutes?`,
      es: line`Dos mangueras llenan dos tanques vacíos. Cada minuto, la manguera A echa ${a} litros de agua y la manguera B echa ${b} litros. ¿Cuántos litros hay en cada tanque después de ${n} minutos?`,
    }),
    ends: (a, b) => [
      { en: line`Tank A has ${a} liters.`, es: line`El tanque A tiene ${a} litros.` },
      { en: line`Tank B has ${b} liters.`, es: line`El tanque B tiene ${b} litros.` },
    ],
  },
  {
    money: false,
    a: [5, 8],
    tell: (a, b, n) => ({
      en: line`Elena and Hugo start a game with no points. At each level, Elena wins ${a} points and Hugo wins ${b} points. How many points does each of them have after ${n} levels?`,
      es: line`Elena y Hugo empiezan un juego sin puntos. En cada nivel, Elena gana ${a} puntos y Hugo gana ${b} puntos. ¿Cuántos puntos tiene cada uno después de ${n} niveles?`,
    }),
    ends: (a, b) => [
      { en: line`Elena has ${a} points.`, es: line`Elena tiene ${a} puntos.` },
      { en: line`Hugo has ${b} points.`, es: line`Hugo tiene ${b} puntos.` },
    ],
  },
  {
    money: false,
    a: [2, 4],
    tell: (a, b, n) => ({
      en: line`Leila and Mateo start at the same place. Each hour, Leila walks ${a} miles and Mateo rides a bike ${b} miles. How many miles has each of them gone after ${n} hours?`,
      es: line`Leila y Mateo salen del mismo lugar. Cada hora, Leila camina ${a} millas y Mateo recorre ${b} millas en bicicleta. ¿Cuántas millas ha recorrido cada uno después de ${n} horas?`,
    }),
    ends: (a, b) => [
      { en: line`Leila has gone ${a} miles.`, es: line`Leila ha recorrido ${a} millas.` },
      { en: line`Mateo has gone ${b} miles.`, es: line`Mateo ha recorrido ${b} millas.` },
    ],
  },
  {
    money: false,
    a: [4, 7],
    tell: (a, b, n) => ({
      en: line`Naomi and Pablo begin two empty albums. Every day, Naomi adds ${a} stickers and Pablo adds ${b} stickers. How many stickers are in each album after ${n} days?`,
      es: line`Naomi y Pablo empiezan dos álbumes vacíos. Cada día, Naomi pega ${a} calcomanías y Pablo pega ${b} calcomanías. ¿Cuántas calcomanías hay en cada álbum después de ${n} días?`,
    }),
    ends: (a, b) => [
      { en: line`Naomi’s album has ${a} stickers.`, es: line`El álbum de Naomi tiene ${a} calcomanías.` },
      { en: line`Pablo’s album has ${b} stickers.`, es: line`El álbum de Pablo tiene ${b} calcomanías.` },
    ],
  },
  {
    money: true,
    a: [6, 8],
    tell: (a, b, n) => ({
      en: line`Priya walks small dogs for ${a} each, and Ravi walks large dogs for ${b} each. Each of them walks ${n} dogs. How much does each of them earn?`,
      es: line`Priya pasea perros pequeños por ${a} cada uno y Ravi pasea perros grandes por ${b} cada uno. Cada uno pasea ${n} perros. ¿Cuánto gana cada uno?`,
    }),
    blanks: [
      { en: line`Priya earns $____.`, es: line`Priya gana $____.` },
      { en: line`Ravi earns $____.`, es: line`Ravi gana $____.` },
    ],
    ends: (a, b) => [
      { en: line`Priya earns ${a}.`, es: line`Priya gana ${a}.` },
      { en: line`Ravi earns ${b}.`, es: line`Ravi gana ${b}.` },
    ],
  },
  {
    money: false,
    a: [3, 6],
    tell: (a, b, n) => ({
      en: line`Rosa and Samuel string beads. Each minute, Rosa strings ${a} small beads and Samuel’s machine strings ${b} beads. How many beads are on each string after ${n} minutes?`,
      es: line`Rosa y Samuel ensartan cuentas. Cada minuto, Rosa ensarta ${a} cuentas y la máquina de Samuel ensarta ${b} cuentas. ¿Cuántas cuentas hay en cada hilo después de ${n} minutos?`,
    }),
    ends: (a, b) => [
      { en: line`Rosa’s string has ${a} beads.`, es: line`El hilo de Rosa tiene ${a} cuentas.` },
      { en: line`Samuel’s string has ${b} beads.`, es: line`El hilo de Samuel tiene ${b} cuentas.` },
    ],
  },
]
