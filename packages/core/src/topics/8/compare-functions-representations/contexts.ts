import { type Both, type Inline, line, type Term } from '../../../author.ts'

type Told = Extract<Term, { kind: 'role' }>
type Tells = (letter: 'A' | 'B' | 'C', start: Told, rate: Told) => Both<readonly Inline[]>
/** Something that changes evenly, with likely numbers; two or three of its kind are compared. */
export interface Context {
  /** One step of the vertical axis. */
  readonly step: number
  readonly starts: readonly number[]
  readonly rates: readonly number[]
  readonly title: Both<string>
  readonly of: Both<string>
  readonly the: Both<string>
  readonly which: Both<string>
  readonly intro: Both<readonly Inline[]>
  readonly x: Both<string>
  readonly y: Both<string>
  readonly xName: Both<string>
  readonly yName: Both<string>
  readonly per: Both<string>
  readonly rises?: Tells
  readonly falls?: Tells
}
const Y = { kind: 'symbol', name: 'y' } as const

export const contexts: readonly Context[] = [
  {
    step: 10,
    starts: [20, 30, 40, 50, 60, 70, 80],
    rates: [2, 4, 5, 6, 8],
    title: { en: 'Tank', es: 'Tanque' },
    of: { en: 'of tank', es: 'del tanque' },
    the: { en: 'tank', es: 'el tanque' },
    which: { en: 'tank', es: 'tanque' },
    intro: {
      en: line`After x minutes, a tank holds ${Y} liters of water.`,
      es: line`Después de x minutos, un tanque tiene ${Y} litros de agua.`,
    },
    x: { en: 'minutes', es: 'minutos' },
    y: { en: 'liters', es: 'litros' },
    xName: { en: 'Time (min)', es: 'Tiempo (min)' },
    yName: { en: 'Water (L)', es: 'Agua (L)' },
    per: { en: 'liters per minute', es: 'litros por minuto' },
    rises: (letter, start, rate) => ({
      en: ['Tank ', name(letter), ...line` holds ${start} liters at first and gains ${rate} liters each minute.`],
      es: ['El tanque ', name(letter), ...line` tiene ${start} litros al principio y gana ${rate} litros cada minuto.`],
    }),
    falls: (letter, start, rate) => ({
      en: ['Tank ', name(letter), ...line` holds ${start} liters at first and loses ${rate} liters each minute.`],
      es: [
        'El tanque ',
        name(letter),
        ...line` tiene ${start} litros al principio y pierde ${rate} litros cada minuto.`,
      ],
    }),
  },
  {
    step: 5,
    starts: [15, 20, 25, 30, 35, 40, 45],
    rates: [2, 3, 4, 5],
    title: { en: 'Station', es: 'Estación' },
    of: { en: 'of station', es: 'de la estación' },
    the: { en: 'station', es: 'la estación' },
    which: { en: 'station', es: 'estación' },
    intro: {
      en: line`After x hours, the temperature at a weather station is ${Y} degrees Fahrenheit.`,
      es: line`Después de x horas, la temperatura en una estación meteorológica es de ${Y} grados Fahrenheit.`,
    },
    x: { en: 'hours', es: 'horas' },
    y: { en: 'degrees', es: 'grados' },
    xName: { en: 'Time (h)', es: 'Tiempo (h)' },
    yName: { en: 'Temperature (°F)', es: 'Temperatura (°F)' },
    per: { en: 'degrees per hour', es: 'grados por hora' },
    rises: (letter, start, rate) => ({
      en: [
        'At station ',
        name(letter),
        ...line`, it is ${start} degrees at first, and the temperature rises ${rate} degrees each hour.`,
      ],
      es: [
        'En la estación ',
        name(letter),
        ...line` hay ${start} grados al principio y la temperatura sube ${rate} grados cada hora.`,
      ],
    }),
    falls: (letter, start, rate) => ({
      en: [
        'At station ',
        name(letter),
        ...line`, it is ${start} degrees at first, and the temperature falls ${rate} degrees each hour.`,
      ],
      es: [
        'En la estación ',
        name(letter),
        ...line` hay ${start} grados al principio y la temperatura baja ${rate} grados cada hora.`,
      ],
    }),
  },
  {
    step: 10,
    starts: [20, 30, 40, 50, 60, 70, 80],
    rates: [4, 5, 6, 8, 10],
    title: { en: 'Account', es: 'Cuenta' },
    of: { en: 'of account', es: 'de la cuenta' },
    the: { en: 'account', es: 'la cuenta' },
    which: { en: 'account', es: 'cuenta' },
    intro: {
      en: line`After x weeks, a savings account holds ${Y} dollars.`,
      es: line`Después de x semanas, una cuenta de ahorros tiene ${Y} dólares.`,
    },
    x: { en: 'weeks', es: 'semanas' },
    y: { en: 'dollars', es: 'dólares' },
    xName: { en: 'Time (weeks)', es: 'Tiempo (semanas)' },
    yName: { en: 'Money ($)', es: 'Dinero ($)' },
    per: { en: 'dollars per week', es: 'dólares por semana' },
    rises: (letter, start, rate) => ({
      en: ['Account ', name(letter), ...line` holds $${start} at first, and $${rate} is added each week.`],
      es: ['La cuenta ', name(letter), ...line` tiene $${start} al principio y cada semana se depositan $${rate}.`],
    }),
    falls: (letter, start, rate) => ({
      en: ['Account ', name(letter), ...line` holds $${start} at first, and $${rate} is taken out each week.`],
      es: ['La cuenta ', name(letter), ...line` tiene $${start} al principio y cada semana se retiran $${rate}.`],
    }),
  },
  {
    step: 10,
    starts: [20, 30, 40, 50, 60, 70, 80],
    rates: [3, 4, 5, 6, 8],
    title: { en: 'Balloon', es: 'Globo' },
    of: { en: 'of balloon', es: 'del globo' },
    the: { en: 'balloon', es: 'el globo' },
    which: { en: 'balloon', es: 'globo' },
    intro: {
      en: line`After x minutes, a hot-air balloon is ${Y} meters above the ground.`,
      es: line`Después de x minutos, un globo aerostático está a ${Y} metros del suelo.`,
    },
    x: { en: 'minutes', es: 'minutos' },
    y: { en: 'meters', es: 'metros' },
    xName: { en: 'Time (min)', es: 'Tiempo (min)' },
    yName: { en: 'Height (m)', es: 'Altura (m)' },
    per: { en: 'meters per minute', es: 'metros por minuto' },
    rises: (letter, start, rate) => ({
      en: ['Balloon ', name(letter), ...line` is ${start} meters high at first and rises ${rate} meters each minute.`],
      es: [
        'El globo ',
        name(letter),
        ...line` está a ${start} metros de altura al principio y sube ${rate} metros cada minuto.`,
      ],
    }),
    falls: (letter, start, rate) => ({
      en: [
        'Balloon ',
        name(letter),
        ...line` is ${start} meters high at first and comes down ${rate} meters each minute.`,
      ],
      es: [
        'El globo ',
        name(letter),
        ...line` está a ${start} metros de altura al principio y baja ${rate} metros cada minuto.`,
      ],
    }),
  },
  {
    step: 5,
    starts: [10, 15, 20, 25, 30, 35, 40],
    rates: [2, 3, 4, 5],
    title: { en: 'Walker', es: 'Caminante' },
    of: { en: 'of walker', es: 'del caminante' },
    the: { en: 'walker', es: 'el caminante' },
    which: { en: 'walker', es: 'caminante' },
    intro: {
      en: line`On a long trail, after x hours, a walker is ${Y} kilometers from the ranger station.`,
      es: line`En un sendero largo, después de x horas, un caminante está a ${Y} kilómetros del puesto de guardabosques.`,
    },
    x: { en: 'hours', es: 'horas' },
    y: { en: 'kilometers', es: 'kilómetros' },
    xName: { en: 'Time (h)', es: 'Tiempo (h)' },
    yName: { en: 'Distance (km)', es: 'Distancia (km)' },
    per: { en: 'kilometers per hour', es: 'kilómetros por hora' },
    rises: (letter, start, rate) => ({
      en: [
        'Walker ',
        name(letter),
        ...line` is ${start} kilometers away at first and gets ${rate} kilometers farther away each hour.`,
      ],
      es: [
        'El caminante ',
        name(letter),
        ...line` está a ${start} kilómetros al principio y se aleja ${rate} kilómetros cada hora.`,
      ],
    }),
    falls: (letter, start, rate) => ({
      en: [
        'Walker ',
        name(letter),
        ...line` is ${start} kilometers away at first and gets ${rate} kilometers closer each hour.`,
      ],
      es: [
        'El caminante ',
        name(letter),
        ...line` está a ${start} kilómetros al principio y se acerca ${rate} kilómetros cada hora.`,
      ],
    }),
  },
  {
    step: 10,
    starts: [30, 40, 50, 60, 70, 80],
    rates: [5, 6, 8, 10],
    title: { en: 'Phone', es: 'Teléfono' },
    of: { en: 'of phone', es: 'del teléfono' },
    the: { en: 'phone', es: 'el teléfono' },
    which: { en: 'phone', es: 'teléfono' },
    intro: {
      en: line`After x hours, the battery of a phone is at ${Y} percent.`,
      es: line`Después de x horas, la batería de un teléfono está al ${Y} por ciento.`,
    },
    x: { en: 'hours', es: 'horas' },
    y: { en: 'percent', es: 'por ciento' },
    xName: { en: 'Time (h)', es: 'Tiempo (h)' },
    yName: { en: 'Battery (%)', es: 'Batería (%)' },
    per: { en: 'percent per hour', es: 'por ciento por hora' },
    falls: (letter, start, rate) => ({
      en: ['Phone ', name(letter), ...line` is at ${start} percent at first and loses ${rate} percent each hour.`],
      es: [
        'El teléfono ',
        name(letter),
        ...line` está al ${start} por ciento al principio y pierde ${rate} por ciento cada hora.`,
      ],
    }),
  },
  {
    step: 2,
    starts: [12, 14, 16, 18, 20],
    rates: [2, 3],
    title: { en: 'Candle', es: 'Vela' },
    of: { en: 'of candle', es: 'de la vela' },
    the: { en: 'candle', es: 'la vela' },
    which: { en: 'candle', es: 'vela' },
    intro: {
      en: line`After x hours, a burning candle is ${Y} centimeters tall.`,
      es: line`Después de x horas, una vela encendida mide ${Y} centímetros.`,
    },
    x: { en: 'hours', es: 'horas' },
    y: { en: 'centimeters', es: 'centímetros' },
    xName: { en: 'Time (h)', es: 'Tiempo (h)' },
    yName: { en: 'Height (cm)', es: 'Altura (cm)' },
    per: { en: 'centimeters per hour', es: 'centímetros por hora' },
    falls: (letter, start, rate) => ({
      en: [
        'Candle ',
        name(letter),
        ...line` is ${start} centimeters tall at first and burns down ${rate} centimeters each hour.`,
      ],
      es: [
        'La vela ',
        name(letter),
        ...line` mide ${start} centímetros al principio y se acorta ${rate} centímetros cada hora.`,
      ],
    }),
  },
  {
    step: 2,
    starts: [2, 4, 6, 8, 10, 12],
    rates: [2, 3, 4],
    title: { en: 'Plant', es: 'Planta' },
    of: { en: 'of plant', es: 'de la planta' },
    the: { en: 'plant', es: 'la planta' },
    which: { en: 'plant', es: 'planta' },
    intro: {
      en: line`After x weeks, a plant is ${Y} centimeters tall.`,
      es: line`Después de x semanas, una planta mide ${Y} centímetros.`,
    },
    x: { en: 'weeks', es: 'semanas' },
    y: { en: 'centimeters', es: 'centímetros' },
    xName: { en: 'Time (weeks)', es: 'Tiempo (semanas)' },
    yName: { en: 'Height (cm)', es: 'Altura (cm)' },
    per: { en: 'centimeters per week', es: 'centímetros por semana' },
    rises: (letter, start, rate) => ({
      en: [
        'Plant ',
        name(letter),
        ...line` is ${start} centimeters tall at first and grows ${rate} centimeters each week.`,
      ],
      es: [
        'La planta ',
        name(letter),
        ...line` mide ${start} centímetros al principio y crece ${rate} centímetros cada semana.`,
      ],
    }),
  },
  {
    step: 10,
    starts: [20, 30, 40, 50, 60],
    rates: [10, 15, 20, 25, 30],
    title: { en: 'Plan', es: 'Plan' },
    of: { en: 'of plan', es: 'del plan' },
    the: { en: 'plan', es: 'el plan' },
    which: { en: 'plan', es: 'plan' },
    intro: {
      en: line`A gym plan costs ${Y} dollars in all for x months.`,
      es: line`Un plan de gimnasio cuesta ${Y} dólares en total por x meses.`,
    },
    x: { en: 'months', es: 'meses' },
    y: { en: 'dollars', es: 'dólares' },
    xName: { en: 'Time (months)', es: 'Tiempo (meses)' },
    yName: { en: 'Cost ($)', es: 'Costo ($)' },
    per: { en: 'dollars per month', es: 'dólares por mes' },
    rises: (letter, start, rate) => ({
      en: ['Plan ', name(letter), ...line` costs $${start} to join and $${rate} each month.`],
      es: ['El plan ', name(letter), ...line` cuesta $${start} de inscripción y $${rate} cada mes.`],
    }),
  },
  {
    step: 5,
    starts: [15, 20, 25, 30, 35, 40, 45],
    rates: [2, 3, 4, 5],
    title: { en: 'Lodge', es: 'Refugio' },
    of: { en: 'of lodge', es: 'del refugio' },
    the: { en: 'lodge', es: 'el refugio' },
    which: { en: 'lodge', es: 'refugio' },
    intro: {
      en: line`After x days, there are ${Y} inches of snow at a ski lodge.`,
      es: line`Después de x días, hay ${Y} pulgadas de nieve en un refugio de esquí.`,
    },
    x: { en: 'days', es: 'días' },
    y: { en: 'inches', es: 'pulgadas' },
    xName: { en: 'Time (days)', es: 'Tiempo (días)' },
    yName: { en: 'Snow (in.)', es: 'Nieve (pulg)' },
    per: { en: 'inches per day', es: 'pulgadas por día' },
    rises: (letter, start, rate) => ({
      en: ['Lodge ', name(letter), ...line` has ${start} inches of snow at first, and ${rate} inches fall each day.`],
      es: [
        'El refugio ',
        name(letter),
        ...line` tiene ${start} pulgadas de nieve al principio y cada día caen ${rate} pulgadas.`,
      ],
    }),
    falls: (letter, start, rate) => ({
      en: ['Lodge ', name(letter), ...line` has ${start} inches of snow at first, and ${rate} inches melt each day.`],
      es: [
        'El refugio ',
        name(letter),
        ...line` tiene ${start} pulgadas de nieve al principio y cada día se derriten ${rate} pulgadas.`,
      ],
    }),
  },
  {
    step: 5,
    starts: [15, 20, 25, 30, 35, 40, 45],
    rates: [2, 3, 4, 5],
    title: { en: 'Share', es: 'Acción' },
    of: { en: 'of share', es: 'de la acción' },
    the: { en: 'share', es: 'la acción' },
    which: { en: 'share', es: 'acción' },
    intro: {
      en: line`After x weeks, a share of a company costs ${Y} dollars.`,
      es: line`Después de x semanas, una acción de una empresa cuesta ${Y} dólares.`,
    },
    x: { en: 'weeks', es: 'semanas' },
    y: { en: 'dollars', es: 'dólares' },
    xName: { en: 'Time (weeks)', es: 'Tiempo (semanas)' },
    yName: { en: 'Price ($)', es: 'Precio ($)' },
    per: { en: 'dollars per week', es: 'dólares por semana' },
    rises: (letter, start, rate) => ({
      en: ['Share ', name(letter), ...line` costs $${start} at first, and its price rises $${rate} each week.`],
      es: ['La acción ', name(letter), ...line` cuesta $${start} al principio y su precio sube $${rate} cada semana.`],
    }),
    falls: (letter, start, rate) => ({
      en: ['Share ', name(letter), ...line` costs $${start} at first, and its price falls $${rate} each week.`],
      es: ['La acción ', name(letter), ...line` cuesta $${start} al principio y su precio baja $${rate} cada semana.`],
    }),
  },
  {
    step: 10,
    starts: [20, 30, 40, 50, 60, 70, 80],
    rates: [2, 3, 4, 5, 6],
    title: { en: 'Club', es: 'Club' },
    of: { en: 'of club', es: 'del club' },
    the: { en: 'club', es: 'el club' },
    which: { en: 'club', es: 'club' },
    intro: {
      en: line`After x months, a chess club has ${Y} members.`,
      es: line`Después de x meses, un club de ajedrez tiene ${Y} miembros.`,
    },
    x: { en: 'months', es: 'meses' },
    y: { en: 'members', es: 'miembros' },
    xName: { en: 'Time (months)', es: 'Tiempo (meses)' },
    yName: { en: 'Members', es: 'Miembros' },
    per: { en: 'members per month', es: 'miembros por mes' },
    rises: (letter, start, rate) => ({
      en: ['Club ', name(letter), ...line` has ${start} members at first and gains ${rate} members each month.`],
      es: ['El club ', name(letter), ...line` tiene ${start} miembros al principio y gana ${rate} miembros cada mes.`],
    }),
    falls: (letter, start, rate) => ({
      en: ['Club ', name(letter), ...line` has ${start} members at first and loses ${rate} members each month.`],
      es: [
        'El club ',
        name(letter),
        ...line` tiene ${start} miembros al principio y pierde ${rate} miembros cada mes.`,
      ],
    }),
  },
]
export function name(letter: string) {
  return { kind: 'symbol', name: letter } as const
}
