import { type Block, type Both, type CellHole, prose, type Term, words } from '../../../author.ts'

type Told = Extract<Term, { kind: 'role' }>
/** Something that starts with an amount and changes by the same amount each time. */
export interface Setting {
  readonly starts: readonly number[]
  readonly rates: readonly number[]
  readonly falls: boolean
  readonly input: CellHole
  readonly output: CellHole
  readonly tell: (start: Told, rate: Told) => Both<Block>
}

export const settings: readonly Setting[] = [
  {
    starts: [15, 20, 25],
    rates: [6, 7, 8],
    falls: false,
    input: words('Weeks', 'Semanas'),
    output: words('Savings ($)', 'Ahorros ($)'),
    tell: (a, b) => ({
      en: prose`Mei has $${a} in savings and saves $${b} each week.`,
      es: prose`Mei tiene $${a} ahorrados y ahorra $${b} cada semana.`,
    }),
  },
  {
    starts: [26, 28, 30],
    rates: [2],
    falls: true,
    input: words('Hours', 'Horas'),
    output: words('Height (cm)', 'Altura (cm)'),
    tell: (a, b) => ({
      en: prose`A candle is ${a} centimeters tall. When lit, it gets ${b} centimeters shorter each hour.`,
      es: prose`Una vela mide ${a} centímetros de altura. Encendida, se acorta ${b} centímetros cada hora.`,
    }),
  },
  {
    starts: [10, 12, 15],
    rates: [5, 6, 8],
    falls: false,
    input: words('Hours', 'Horas'),
    output: words('Cost ($)', 'Costo ($)'),
    tell: (a, b) => ({
      en: prose`Renting a kayak costs $${a} plus $${b} for each hour.`,
      es: prose`Alquilar un kayak cuesta $${a} más $${b} por cada hora.`,
    }),
  },
  {
    starts: [90, 95, 100],
    rates: [6, 7, 8],
    falls: true,
    input: words('Days', 'Días'),
    output: words('Pages left', 'Páginas que faltan'),
    tell: (a, b) => ({
      en: prose`Hugo has ${a} pages of a book left to read. He reads ${b} pages each day.`,
      es: prose`A Hugo le faltan ${a} páginas de un libro por leer. Lee ${b} páginas cada día.`,
    }),
  },
  {
    starts: [8, 12, 14],
    rates: [3, 4],
    falls: false,
    input: words('Weeks', 'Semanas'),
    output: words('Height (cm)', 'Altura (cm)'),
    tell: (a, b) => ({
      en: prose`A bean plant is ${a} centimeters tall and grows ${b} centimeters each week.`,
      es: prose`Una planta de frijol mide ${a} centímetros y crece ${b} centímetros cada semana.`,
    }),
  },
  {
    starts: [40, 45, 50],
    rates: [3, 4],
    falls: true,
    input: words('Rides', 'Viajes'),
    output: words('Balance ($)', 'Saldo ($)'),
    tell: (a, b) => ({
      en: prose`A train card has a balance of $${a}. Each ride costs $${b}.`,
      es: prose`Una tarjeta de tren tiene un saldo de $${a}. Cada viaje cuesta $${b}.`,
    }),
  },
  {
    starts: [20, 30, 40],
    rates: [4, 5, 6],
    falls: false,
    input: words('Minutes', 'Minutos'),
    output: words('Water (L)', 'Agua (L)'),
    tell: (a, b) => ({
      en: prose`A tub holds ${a} liters of water. A faucet adds ${b} liters each minute.`,
      es: prose`Una tina tiene ${a} litros de agua. Una llave agrega ${b} litros cada minuto.`,
    }),
  },
  {
    starts: [80, 90, 100],
    rates: [5, 7, 8],
    falls: true,
    input: words('Minutes', 'Minutos'),
    output: words('Water (L)', 'Agua (L)'),
    tell: (a, b) => ({
      en: prose`A rain barrel holds ${a} liters of water. A hose drains ${b} liters each minute.`,
      es: prose`Un barril tiene ${a} litros de agua de lluvia. Una manguera saca ${b} litros cada minuto.`,
    }),
  },
  {
    starts: [25, 30, 35],
    rates: [4, 5],
    falls: false,
    input: words('Toppings', 'Ingredientes'),
    output: words('Cost ($)', 'Costo ($)'),
    tell: (a, b) => ({
      en: prose`A party pizza costs $${a} plus $${b} for each topping.`,
      es: prose`Una pizza para fiestas cuesta $${a} más $${b} por cada ingrediente.`,
    }),
  },
  {
    starts: [12, 14, 15],
    rates: [2, 3],
    falls: false,
    input: words('Cups added', 'Vasos agregados'),
    output: words('Height (cm)', 'Altura (cm)'),
    tell: (a, b) => ({
      en: prose`A stack of cups is ${a} centimeters tall. Each cup added makes it ${b} centimeters taller.`,
      es: prose`Una pila de vasos mide ${a} centímetros. Cada vaso que se agrega aumenta su altura ${b} centímetros.`,
    }),
  },
]
