import { type Block, type Both, type Inline, line, m, prose, type role } from '../../../author.ts'

type Role = ReturnType<typeof role>
type Range = readonly [least: number, most: number]

/** Two amounts that change at a steady rate, each told at two times; when they are equal, and how much they are then. */
export interface Trends {
  /** The rate of each, with its sign; the time and the amount where they meet. */
  readonly one: Range
  readonly other: Range
  readonly time: Range
  readonly amount: Range
  readonly time1: Both<string>
  readonly unit: Both<string>
  readonly says: (t: Role, a: Role, u: Role, b: Role, c: Role, d: Role) => Both<Block>
  readonly asks: Both<string>
  readonly letIs: Both<readonly Inline[]>
  readonly ends: (time: number, amount: number) => Both<readonly Inline[]>
}

export const trends: readonly Trends[] = [
  {
    one: [-12, -6],
    other: [4, 10],
    time: [6, 12],
    amount: [150, 220],
    time1: { en: 'number of minutes', es: 'número de minutos' },
    unit: { en: 'gallons in each tank', es: 'galones en cada tanque' },
    says: (t, a, u, b, c, d) => ({
      en: prose`One tank is drained and another is filled, both steadily. After ${t} minutes, the first tank holds ${a} gallons and the second holds ${c} gallons. After ${u} minutes, they hold ${b} and ${d} gallons.`,
      es: prose`Un tanque se vacía y otro se llena, los dos a ritmo constante. Después de ${t} minutos, el primer tanque tiene ${a} galones y el segundo, ${c} galones. Después de ${u} minutos tienen ${b} y ${d} galones.`,
    }),
    asks: {
      en: 'When do the tanks hold the same amount, and how much does each hold then?',
      es: '¿Cuándo tienen los tanques la misma cantidad y cuánto tiene cada uno entonces?',
    },
    letIs: {
      en: line`the number of gallons in a tank after ${m`x`} minutes`,
      es: line`el número de galones de un tanque después de ${m`x`} minutos`,
    },
    ends: (time, amount) => ({
      en: line`After ${time} minutes each tank holds ${amount} gallons.`,
      es: line`Después de ${time} minutos, cada tanque tiene ${amount} galones.`,
    }),
  },
  {
    one: [8, 12],
    other: [14, 20],
    time: [7, 12],
    amount: [180, 260],
    time1: { en: 'number of weeks', es: 'número de semanas' },
    unit: { en: 'dollars that each has', es: 'dólares que tiene cada uno' },
    says: (t, a, u, b, c, d) => ({
      en: prose`Every week Ben saves a fixed amount, and Rosa saves another fixed amount. After ${t} weeks, Ben has ${a} dollars and Rosa has ${c} dollars. After ${u} weeks, they have ${b} and ${d} dollars.`,
      es: prose`Cada semana Ben ahorra una cantidad fija, y Rosa, otra cantidad fija. Después de ${t} semanas, Ben tiene ${a} dólares y Rosa, ${c} dólares. Después de ${u} semanas tienen ${b} y ${d} dólares.`,
    }),
    asks: {
      en: 'When do they have the same amount of money, and how much does each have then?',
      es: '¿Cuándo tienen la misma cantidad de dinero y cuánto tiene cada uno entonces?',
    },
    letIs: {
      en: line`the number of dollars after ${m`x`} weeks`,
      es: line`el número de dólares después de ${m`x`} semanas`,
    },
    ends: (time, amount) => ({
      en: line`After ${time} weeks each of them has $${amount}.`,
      es: line`Después de ${time} semanas, cada uno tiene $${amount}.`,
    }),
  },
  {
    one: [-3, -3],
    other: [-2, -1],
    time: [5, 6],
    amount: [6, 10],
    time1: { en: 'number of hours', es: 'número de horas' },
    unit: { en: 'height of each candle in centimeters', es: 'altura de cada vela en centímetros' },
    says: (t, a, u, b, c, d) => ({
      en: prose`Two candles burn down steadily. After ${t} hours, a red candle is ${a} centimeters tall and a white one is ${c} centimeters tall. After ${u} hours, they are ${b} and ${d} centimeters tall.`,
      es: prose`Dos velas se consumen a ritmo constante. Después de ${t} horas, una vela roja mide ${a} centímetros y una blanca, ${c} centímetros. Después de ${u} horas miden ${b} y ${d} centímetros.`,
    }),
    asks: {
      en: 'When are the candles the same height, and how tall are they then?',
      es: '¿Cuándo tienen las velas la misma altura y cuánto miden entonces?',
    },
    letIs: {
      en: line`the height in centimeters after ${m`x`} hours`,
      es: line`la altura en centímetros después de ${m`x`} horas`,
    },
    ends: (time, amount) => ({
      en: line`After ${time} hours each candle is ${amount} centimeters tall.`,
      es: line`Después de ${time} horas, cada vela mide ${amount} centímetros.`,
    }),
  },
  {
    one: [-25, -15],
    other: [20, 30],
    time: [5, 8],
    amount: [220, 380],
    time1: { en: 'number of minutes', es: 'número de minutos' },
    unit: { en: 'height of both hikers in meters', es: 'altura de las dos excursionistas en metros' },
    says: (t, a, u, b, c, d) => ({
      en: prose`On a hill, one hiker comes down and another goes up, both steadily. After ${t} minutes, they are at heights of ${a} and ${c} meters. After ${u} minutes, the first is at ${b} meters and the second at ${d} meters.`,
      es: prose`En un cerro, una excursionista baja y otra sube, las dos a ritmo constante. Después de ${t} minutos están a ${a} y ${c} metros de altura. Después de ${u} minutos, la primera está a ${b} metros y la segunda, a ${d} metros.`,
    }),
    asks: {
      en: 'When are the hikers at the same height, and what is that height?',
      es: '¿Cuándo están las excursionistas a la misma altura y cuál es esa altura?',
    },
    letIs: {
      en: line`the height in meters after ${m`x`} minutes`,
      es: line`la altura en metros después de ${m`x`} minutos`,
    },
    ends: (time, amount) => ({
      en: line`After ${time} minutes both hikers are at ${amount} meters.`,
      es: line`Después de ${time} minutos, las dos están a ${amount} metros.`,
    }),
  },
  {
    one: [2, 3],
    other: [4, 6],
    time: [6, 10],
    amount: [50, 80],
    time1: { en: 'week', es: 'semana' },
    unit: { en: 'height of each plant in centimeters', es: 'altura de cada planta en centímetros' },
    says: (t, a, u, b, c, d) => ({
      en: prose`A bean plant and a sunflower grow steadily. In week ${t}, the bean plant is ${a} centimeters tall and the sunflower is ${c} centimeters tall. In week ${u}, their heights are ${b} and ${d} centimeters.`,
      es: prose`Una planta de frijol y un girasol crecen a ritmo constante. En la semana ${t}, el frijol mide ${a} centímetros y el girasol, ${c} centímetros. En la semana ${u} miden ${b} y ${d} centímetros.`,
    }),
    asks: {
      en: 'In which week are the plants the same height, and how tall are they then?',
      es: '¿En qué semana tienen las plantas la misma altura y cuánto miden entonces?',
    },
    letIs: {
      en: line`the height in centimeters in week ${m`x`}`,
      es: line`la altura en centímetros en la semana ${m`x`}`,
    },
    ends: (time, amount) => ({
      en: line`In week ${time} both plants are ${amount} centimeters tall.`,
      es: line`En la semana ${time} las dos plantas miden ${amount} centímetros.`,
    }),
  },
  {
    one: [-8, -4],
    other: [5, 9],
    time: [6, 12],
    amount: [120, 180],
    time1: { en: 'number of months', es: 'número de meses' },
    unit: { en: 'members of each club', es: 'miembros de cada club' },
    says: (t, a, u, b, c, d) => ({
      en: prose`A chess club loses members at a steady rate, and a coding club gains members at a steady rate. After ${t} months, they have ${a} and ${c} members. After ${u} months, the chess club has ${b} members and the coding club has ${d}.`,
      es: prose`Un club de ajedrez pierde miembros a ritmo constante y un club de programación gana miembros a ritmo constante. Después de ${t} meses tienen ${a} y ${c} miembros. Después de ${u} meses, el de ajedrez tiene ${b} miembros y el de programación, ${d}.`,
    }),
    asks: {
      en: 'When do the clubs have the same number of members, and how many members does each have then?',
      es: '¿Cuándo tienen los clubes el mismo número de miembros y cuántos tiene cada uno entonces?',
    },
    letIs: {
      en: line`the number of members after ${m`x`} months`,
      es: line`el número de miembros después de ${m`x`} meses`,
    },
    ends: (time, amount) => ({
      en: line`After ${time} months each club has ${amount} members.`,
      es: line`Después de ${time} meses, cada club tiene ${amount} miembros.`,
    }),
  },
  {
    one: [-4, -2],
    other: [2, 4],
    time: [5, 9],
    amount: [50, 70],
    time1: { en: 'number of hours', es: 'número de horas' },
    unit: { en: 'temperature in both cities in degrees', es: 'temperatura en las dos ciudades en grados' },
    says: (t, a, u, b, c, d) => ({
      en: prose`The temperature falls steadily in one city and rises steadily in another. After ${t} hours, it is ${a} degrees in the first city and ${c} degrees in the second. After ${u} hours, it is ${b} and ${d} degrees.`,
      es: prose`La temperatura baja a ritmo constante en una ciudad y sube a ritmo constante en otra. Después de ${t} horas es de ${a} grados en la primera y de ${c} grados en la segunda. Después de ${u} horas es de ${b} y ${d} grados.`,
    }),
    asks: {
      en: 'When are the two temperatures equal, and what is the temperature then?',
      es: '¿Cuándo son iguales las dos temperaturas y de cuántos grados son entonces?',
    },
    letIs: {
      en: line`the number of degrees after ${m`x`} hours`,
      es: line`el número de grados después de ${m`x`} horas`,
    },
    ends: (time, amount) => ({
      en: line`After ${time} hours it is ${amount} degrees in both cities.`,
      es: line`Después de ${time} horas, en las dos ciudades la temperatura es de ${amount} grados.`,
    }),
  },
  {
    one: [10, 15],
    other: [20, 30],
    time: [6, 9],
    amount: [200, 300],
    time1: { en: 'minute', es: 'minuto' },
    unit: { en: 'pages of each printer', es: 'páginas de cada impresora' },
    says: (t, a, u, b, c, d) => ({
      en: prose`An old printer and a new one print steadily; the old one started earlier. At minute ${t}, the old printer has printed ${a} pages and the new one has printed ${c} pages. At minute ${u}, they have printed ${b} and ${d} pages.`,
      es: prose`Una impresora vieja y una nueva imprimen a ritmo constante; la vieja empezó antes. En el minuto ${t}, la vieja ha impreso ${a} páginas y la nueva, ${c} páginas. En el minuto ${u} han impreso ${b} y ${d} páginas.`,
    }),
    asks: {
      en: 'At which minute have both printed the same number of pages, and how many is that?',
      es: '¿En qué minuto han impreso las dos el mismo número de páginas y cuántas son?',
    },
    letIs: { en: line`the number of pages at minute ${m`x`}`, es: line`el número de páginas en el minuto ${m`x`}` },
    ends: (time, amount) => ({
      en: line`At minute ${time} both printers have printed ${amount} pages.`,
      es: line`En el minuto ${time}, las dos impresoras han impreso ${amount} páginas.`,
    }),
  },
]
