import { type Both, type Expr, type Hole, type Inline, line, words } from '../../../author.ts'

type Said = Both<readonly Inline[]>
/** Two who both start with nothing; one gets several times as much each time. */
export interface Growing {
  readonly money: boolean
  readonly a: readonly [least: number, most: number]
  readonly tell: (a: Hole, b: Hole) => Said
  /** The head of the table, and its two rows. */
  readonly unit: Expr
  readonly rows: readonly [Expr, Expr]
}
const same = (name: string) => words(name, name)

export const growing: readonly Growing[] = [
  {
    money: true,
    a: [3, 6],
    tell: (a, b) => ({
      en: line`Ana and Bruno start with no savings. Each week, Ana saves ${a} and Bruno saves ${b}. Complete the table of their savings in dollars.`,
      es: line`Ana y Bruno empiezan sin ahorros. Cada semana, Ana ahorra ${a} y Bruno ahorra ${b}. Completa la tabla de sus ahorros en dólares.`,
    }),
    unit: words('Weeks', 'Semanas'),
    rows: [same('Ana'), same('Bruno')],
  },
  {
    money: false,
    a: [4, 6],
    tell: (a, b) => ({
      en: line`Clara and Diego start new books. Every night, Clara reads ${a} pages and Diego reads ${b} pages. Complete the table of the pages they have read.`,
      es: line`Clara y Diego empiezan libros nuevos. Cada noche, Clara lee ${a} páginas y Diego lee ${b} páginas. Completa la tabla de las páginas que han leído.`,
    }),
    unit: words('Nights', 'Noches'),
    rows: [same('Clara'), same('Diego')],
  },
  {
    money: false,
    a: [3, 6],
    tell: (a, b) => ({
      en: line`Two hoses fill two empty tanks. Each minute, tank A gets ${a} liters of water and tank B gets ${b} liters. Complete the table of the liters in each tank.`,
      es: line`Dos mangueras llenan dos tanques vacíos. Cada minuto, el tanque A recibe ${a} litros de agua y el tanque B recibe ${b} litros. Completa la tabla de los litros de cada tanque.`,
    }),
    unit: words('Minutes', 'Minutos'),
    rows: [words('Tank A', 'Tanque A'), words('Tank B', 'Tanque B')],
  },
  {
    money: false,
    a: [5, 6],
    tell: (a, b) => ({
      en: line`Elena and Hugo start a game with no points. At each level, Elena wins ${a} points and Hugo wins ${b} points. Complete the table of their points.`,
      es: line`Elena y Hugo empiezan un juego sin puntos. En cada nivel, Elena gana ${a} puntos y Hugo gana ${b} puntos. Completa la tabla de sus puntos.`,
    }),
    unit: words('Levels', 'Niveles'),
    rows: [same('Elena'), same('Hugo')],
  },
  {
    money: false,
    a: [2, 3],
    tell: (a, b) => ({
      en: line`Leila and Mateo start at the same place. Each hour, Leila walks ${a} miles and Mateo rides a bike ${b} miles. Complete the table of how many miles each has gone.`,
      es: line`Leila y Mateo salen del mismo lugar. Cada hora, Leila camina ${a} millas y Mateo recorre ${b} millas en bicicleta. Completa la tabla de las millas que ha recorrido cada uno.`,
    }),
    unit: words('Hours', 'Horas'),
    rows: [same('Leila'), same('Mateo')],
  },
  {
    money: false,
    a: [3, 5],
    tell: (a, b) => ({
      en: line`Naomi and Pablo begin two empty albums. Every day, Naomi adds ${a} stickers and Pablo adds ${b} stickers. Complete the table of the stickers in their albums.`,
      es: line`Naomi y Pablo empiezan dos álbumes vacíos. Cada día, Naomi pega ${a} calcomanías y Pablo pega ${b} calcomanías. Completa la tabla de las calcomanías de sus álbumes.`,
    }),
    unit: words('Days', 'Días'),
    rows: [same('Naomi'), same('Pablo')],
  },
  {
    money: true,
    a: [4, 5],
    tell: (a, b) => ({
      en: line`Priya walks small dogs for ${a} each, and Ravi washes large dogs for ${b} each. Complete the table of what they earn in dollars.`,
      es: line`Priya pasea perros pequeños por ${a} cada uno y Ravi baña perros grandes por ${b} cada uno. Completa la tabla de lo que ganan en dólares.`,
    }),
    unit: words('Dogs', 'Perros'),
    rows: [same('Priya'), same('Ravi')],
  },
  {
    money: false,
    a: [3, 6],
    tell: (a, b) => ({
      en: line`Rosa and Samuel start with empty strings. Each minute, Rosa strings ${a} beads by hand and Samuel strings ${b} beads with a machine. Complete the table of their beads.`,
      es: line`Rosa y Samuel empiezan con hilos vacíos. Cada minuto, Rosa ensarta ${a} cuentas a mano y Samuel ensarta ${b} cuentas con una máquina. Completa la tabla de sus cuentas.`,
    }),
    unit: words('Minutes', 'Minutos'),
    rows: [same('Rosa'), same('Samuel')],
  },
]
