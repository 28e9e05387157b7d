import { type Block, type Both, type Expr, type Inline, line, m, prose } from '../../../author.ts'

/** A situation in which one quantity depends on another. */
export interface Story {
  readonly input: string
  readonly output: string
  readonly isLinear: boolean
  readonly tells: Both<Block>
  readonly right: Expr
  /** Where the equation comes from. */
  readonly how: Both<readonly Inline[]>
  readonly wrong: readonly [linear: Expr, nonlinear: Expr]
  /** The values for these inputs, counted one by one. */
  readonly inputs: readonly [number, number, number]
  readonly values: readonly [number, number, number]
}

/** For each story, several of its numbers. */
export const STORIES: readonly ((k: number) => Story)[] = [
  k => {
    const side = [k, k + 1, k + 2] as const
    return {
      input: 's',
      output: 'P',
      isLinear: true,
      tells: {
        en: prose`The perimeter ${m`P`} of a square depends on its side length ${m`s`}.`,
        es: prose`El perímetro ${m`P`} de un cuadrado depende de la longitud ${m`s`} de su lado.`,
      },
      how: { en: line`A square has 4 equal sides.`, es: line`Un cuadrado tiene 4 lados iguales.` },
      right: m`P = 4s`,
      wrong: [m`P = s + 4`, m`P = s^2`],
      inputs: side,
      values: [4 * k, 4 * k + 4, 4 * k + 8],
    }
  },
  k => ({
    input: 't',
    output: 'N',
    isLinear: false,
    tells: {
      en: prose`A culture starts with ${10 * k} bacteria, and their number doubles every hour. The number ${m`N`} of bacteria depends on the number ${m`t`} of hours.`,
      es: prose`Un cultivo empieza con ${10 * k} bacterias y su número se duplica cada hora. El número ${m`N`} de bacterias depende del número ${m`t`} de horas.`,
    },
    how: {
      en: line`The start is multiplied by 2 once for each hour.`,
      es: line`La cantidad inicial se multiplica por 2 una vez por cada hora.`,
    },
    right: m`N = ${10 * k} × 2^t`,
    wrong: [m`N = ${10 * k} + 2t`, m`N = ${10 * k} + t^2`],
    inputs: [1, 2, 3],
    values: [20 * k, 40 * k, 80 * k],
  }),
  k => ({
    input: 'g',
    output: 'C',
    isLinear: true,
    tells: {
      en: prose`A phone plan costs $${5 * k} a month plus $3 for each gigabyte of data. The cost ${m`C`} of a month in dollars depends on the number ${m`g`} of gigabytes.`,
      es: prose`Un plan de teléfono cuesta $${5 * k} al mes más $3 por cada gigabyte de datos. El costo ${m`C`} de un mes en dólares depende del número ${m`g`} de gigabytes.`,
    },
    how: {
      en: line`Multiply the gigabytes by 3 and add the monthly price.`,
      es: line`Multiplica los gigabytes por 3 y suma el precio mensual.`,
    },
    right: m`C = 3g + ${5 * k}`,
    wrong: [m`C = ${5 * k}g + 3`, m`C = 3g^2 + ${5 * k}`],
    inputs: [2, 4, 6],
    values: [6 + 5 * k, 12 + 5 * k, 18 + 5 * k],
  }),
  k => ({
    input: 'e',
    output: 'V',
    isLinear: false,
    tells: {
      en: prose`The volume ${m`V`} of a cube depends on the length ${m`e`} of its edges.`,
      es: prose`El volumen ${m`V`} de un cubo depende de la longitud ${m`e`} de sus aristas.`,
    },
    how: {
      en: line`Multiply length, width, and height, which are all equal.`,
      es: line`Multiplica largo, ancho y alto, que son iguales.`,
    },
    right: m`V = e^3`,
    wrong: [m`V = 3e`, m`V = 6e^2`],
    inputs: k % 2 ? [1, 2, 3] : [2, 3, 4],
    values: k % 2 ? [1, 8, 27] : [8, 27, 64],
  }),
  k => ({
    input: 'w',
    output: 'A',
    isLinear: true,
    tells: {
      en: prose`All rectangles of a pattern are ${k} cm long. The area ${m`A`} of a rectangle in square centimeters depends on its width ${m`w`} in centimeters.`,
      es: prose`Todos los rectángulos de un diseño miden ${k} cm de largo. El área ${m`A`} de un rectángulo en centímetros cuadrados depende de su ancho ${m`w`} en centímetros.`,
    },
    how: { en: line`Multiply the length by the width.`, es: line`Multiplica el largo por el ancho.` },
    right: m`A = ${k}w`,
    wrong: [m`A = w + ${k}`, m`A = ${k}w^2`],
    inputs: [2, 3, 4],
    values: [2 * k, 3 * k, 4 * k],
  }),
  k => ({
    input: 'n',
    output: 'c',
    isLinear: false,
    tells: {
      en: prose`Friends rent a cabin for $${60 * k} and share the cost equally. The cost ${m`c`}, in dollars, for each friend depends on the number ${m`n`} of friends.`,
      es: prose`Unos amigos alquilan una cabaña por $${60 * k} y se reparten el costo en partes iguales. El costo ${m`c`}, en dólares, para cada uno depende del número ${m`n`} de amigos.`,
    },
    how: {
      en: line`Divide the price by the number of friends.`,
      es: line`Divide el precio entre el número de amigos.`,
    },
    right: m`c = ${60 * k}/n`,
    wrong: [m`c = ${60 * k} - n`, m`c = ${60 * k}/n^2`],
    inputs: [2, 4, 6],
    values: [30 * k, 15 * k, 10 * k],
  }),
  k => ({
    input: 't',
    output: 'W',
    isLinear: true,
    tells: {
      en: prose`A tank holds ${100 * k} liters of water, and a pump takes out 8 liters each minute. The amount ${m`W`} of water in liters depends on the number ${m`t`} of minutes.`,
      es: prose`Un tanque tiene ${100 * k} litros de agua y una bomba saca 8 litros cada minuto. La cantidad ${m`W`} de agua en litros depende del número ${m`t`} de minutos.`,
    },
    how: {
      en: line`Subtract 8 liters for each minute from the start.`,
      es: line`Resta de la cantidad inicial 8 litros por cada minuto.`,
    },
    right: m`W = ${100 * k} - 8t`,
    wrong: [m`W = ${100 * k} + 8t`, m`W = ${100 * k}/{8t}`],
    inputs: [2, 4, 6],
    values: [100 * k - 16, 100 * k - 32, 100 * k - 48],
  }),
  k => ({
    input: 'e',
    output: 'S',
    isLinear: false,
    tells: {
      en: prose`The surface area ${m`S`} of a cube depends on the length ${m`e`} of its edges.`,
      es: prose`El área de la superficie ${m`S`} de un cubo depende de la longitud ${m`e`} de sus aristas.`,
    },
    how: { en: line`A cube has 6 equal square faces.`, es: line`Un cubo tiene 6 caras cuadradas iguales.` },
    right: m`S = 6e^2`,
    wrong: [m`S = 12e`, m`S = e^3`],
    inputs: k % 2 ? [1, 3, 5] : [3, 4, 5],
    values: k % 2 ? [6, 54, 150] : [54, 96, 150],
  }),
  k => ({
    input: 'm',
    output: 'F',
    isLinear: true,
    tells: {
      en: prose`A taxi ride costs $${k + 1} plus $2 for each mile. The fare ${m`F`} in dollars depends on the number ${m`m`} of miles.`,
      es: prose`Un viaje en taxi cuesta $${k + 1} más $2 por cada milla. El precio ${m`F`} en dólares depende del número ${m`m`} de millas.`,
    },
    how: {
      en: line`Multiply the miles by 2 and add the fixed price.`,
      es: line`Multiplica las millas por 2 y suma el precio fijo.`,
    },
    right: m`F = 2m + ${k + 1}`,
    wrong: [m`F = ${k + 1}m + 2`, m`F = m^2 + ${k + 1}`],
    inputs: [3, 5, 7],
    values: [7 + k, 11 + k, 15 + k],
  }),
  k => ({
    input: 'r',
    output: 't',
    isLinear: false,
    tells: {
      en: prose`A family drives ${60 * k} miles. The time ${m`t`} of the trip in hours depends on the average speed ${m`r`} in miles per hour.`,
      es: prose`Una familia recorre ${60 * k} millas en carro. El tiempo ${m`t`} del viaje en horas depende de la velocidad promedio ${m`r`} en millas por hora.`,
    },
    how: { en: line`Divide the distance by the speed.`, es: line`Divide la distancia entre la velocidad.` },
    right: m`t = ${60 * k}/r`,
    wrong: [m`t = ${60 * k} - r`, m`t = ${60 * k}/r^2`],
    inputs: [20, 30, 60],
    values: [3 * k, 2 * k, k],
  }),
  k => ({
    input: 'h',
    output: 'V',
    isLinear: true,
    tells: {
      en: prose`The base of a box is a square with sides of ${k} cm. The volume ${m`V`} of the box in cubic centimeters depends on its height ${m`h`} in centimeters.`,
      es: prose`La base de una caja es un cuadrado de ${k} cm de lado. El volumen ${m`V`} de la caja en centímetros cúbicos depende de su altura ${m`h`} en centímetros.`,
    },
    how: {
      en: line`The area of the base is ${m`${k}^2 = ${k * k}`}. Multiply it by the height.`,
      es: line`El área de la base es ${m`${k}^2 = ${k * k}`}. Multiplica esa área por la altura.`,
    },
    right: m`V = ${k * k}h`,
    wrong: [m`V = ${4 * k + 1}h`, m`V = ${k}h^2`],
    inputs: [1, 3, 5],
    values: [k * k, 3 * k * k, 5 * k * k],
  }),
  k => ({
    input: 's',
    output: 'V',
    isLinear: false,
    tells: {
      en: prose`All boxes of a store are ${k} in. high and have a square base. The volume ${m`V`} of a box in cubic inches depends on the side length ${m`s`} of its base in inches.`,
      es: prose`Todas las cajas de una tienda tienen ${k} pulg de altura y base cuadrada. El volumen ${m`V`} de una caja en pulgadas cúbicas depende del lado ${m`s`} de su base en pulgadas.`,
    },
    how: {
      en: line`Square the side of the base and multiply by the height.`,
      es: line`Eleva al cuadrado el lado de la base y multiplica por la altura.`,
    },
    right: m`V = ${k}s^2`,
    wrong: [m`V = ${4 * k}s`, m`V = ${k}s^3`],
    inputs: [2, 3, 5],
    values: [4 * k, 9 * k, 25 * k],
  }),
  k => ({
    input: 'C',
    output: 'F',
    isLinear: true,
    tells: {
      en: prose`Water freezes at 0 degrees Celsius, which is 32 degrees Fahrenheit. When the temperature rises by 1 degree Celsius, it rises by 1.8 degrees Fahrenheit. The temperature ${m`F`} in degrees Fahrenheit depends on the temperature ${m`C`} in degrees Celsius.`,
      es: prose`El agua se congela a 0 grados Celsius, que son 32 grados Fahrenheit. Cuando la temperatura sube 1 grado Celsius, sube 1.8 grados Fahrenheit. La temperatura ${m`F`} en grados Fahrenheit depende de la temperatura ${m`C`} en grados Celsius.`,
    },
    how: { en: line`Multiply by 1.8, then add 32.`, es: line`Multiplica por 1.8 y luego suma 32.` },
    right: m`F = 1.8C + 32`,
    wrong: [m`F = 32C + 1.8`, m`F = 1.8C^2 + 32`],
    inputs: k % 2 ? [5, 10, 15] : [10, 20, 30],
    values: k % 2 ? [41, 50, 59] : [50, 68, 86],
  }),
  k => ({
    input: 't',
    output: 'd',
    isLinear: false,
    tells: {
      en: prose`A stone falls into a deep canyon. The number ${m`d`} of feet it has fallen is 16 times the square of the number ${m`t`} of seconds.`,
      es: prose`Una piedra cae en un cañón profundo. El número ${m`d`} de pies que ha caído es 16 veces el cuadrado del número ${m`t`} de segundos.`,
    },
    how: {
      en: line`Square the seconds, then multiply by 16.`,
      es: line`Eleva al cuadrado los segundos y luego multiplica por 16.`,
    },
    right: m`d = 16t^2`,
    wrong: [m`d = 32t`, m`d = 16 + t^2`],
    inputs: k % 2 ? [1, 3, 4] : [1, 3, 5],
    values: k % 2 ? [16, 144, 256] : [16, 144, 400],
  }),
  k => ({
    input: 'w',
    output: 'B',
    isLinear: true,
    tells: {
      en: prose`Carlos has $${10 * k} and saves $6 each week. His savings ${m`B`} in dollars depend on the number ${m`w`} of weeks.`,
      es: prose`Carlos tiene $${10 * k} y ahorra $6 cada semana. Sus ahorros ${m`B`} en dólares dependen del número ${m`w`} de semanas.`,
    },
    how: {
      en: line`Multiply the weeks by 6 and add the money at the start.`,
      es: line`Multiplica las semanas por 6 y suma el dinero inicial.`,
    },
    right: m`B = 6w + ${10 * k}`,
    wrong: [m`B = ${10 * k}w + 6`, m`B = ${10 * k} + w^2`],
    inputs: [2, 3, 4],
    values: [12 + 10 * k, 18 + 10 * k, 24 + 10 * k],
  }),
  k => ({
    input: 'n',
    output: 'T',
    isLinear: false,
    tells: {
      en: prose`Figure ${m`n`} of a pattern has ${m`n`} rows with ${m`n`} square tiles each, and ${k} more tiles beside them. The number ${m`T`} of tiles depends on ${m`n`}.`,
      es: prose`La figura ${m`n`} de un patrón tiene ${m`n`} filas de ${m`n`} baldosas cuadradas cada una y ${k} baldosas más a su lado. El número ${m`T`} de baldosas depende de ${m`n`}.`,
    },
    how: {
      en: line`Square the number of the figure and add the other tiles.`,
      es: line`Eleva al cuadrado el número de la figura y suma las otras baldosas.`,
    },
    right: m`T = n^2 + ${k}`,
    wrong: [m`T = 2n + ${k}`, m`T = ${k}n^2`],
    inputs: [1, 3, 5],
    values: [1 + k, 9 + k, 25 + k],
  }),
  k => ({
    input: 'h',
    output: 'L',
    isLinear: true,
    tells: {
      en: prose`A candle is ${10 + 2 * k} cm tall and burns down 2 cm each hour. Its height ${m`L`} in centimeters depends on the number ${m`h`} of hours it burns.`,
      es: prose`Una vela mide ${10 + 2 * k} cm y se acorta 2 cm cada hora que arde. Su altura ${m`L`} en centímetros depende del número ${m`h`} de horas.`,
    },
    how: {
      en: line`Subtract 2 cm for each hour from the height at the start.`,
      es: line`Resta de la altura inicial 2 cm por cada hora.`,
    },
    right: m`L = ${10 + 2 * k} - 2h`,
    wrong: [m`L = ${10 + 2 * k} + 2h`, m`L = ${10 + 2 * k} - h^2`],
    inputs: [1, 3, 4],
    values: [8 + 2 * k, 4 + 2 * k, 2 + 2 * k],
  }),
  k => ({
    input: 'w',
    output: 'l',
    isLinear: false,
    tells: {
      en: prose`Rectangular garden beds all have an area of ${12 * k} square feet. The length ${m`l`} of a bed in feet depends on its width ${m`w`} in feet.`,
      es: prose`Unos jardines rectangulares tienen todos un área de ${12 * k} pies cuadrados. El largo ${m`l`} de un jardín en pies depende de su ancho ${m`w`} en pies.`,
    },
    how: { en: line`Divide the area by the width.`, es: line`Divide el área entre el ancho.` },
    right: m`l = ${12 * k}/w`,
    wrong: [m`l = ${12 * k} - w`, m`l = ${12 * k}/w^2`],
    inputs: [2, 3, 4],
    values: [6 * k, 4 * k, 3 * k],
  }),
  k => ({
    input: 'h',
    output: 'E',
    isLinear: true,
    tells: {
      en: prose`Rosa earns $${10 + k} an hour at a garden center. Her earnings ${m`E`} in dollars depend on the number ${m`h`} of hours.`,
      es: prose`Rosa gana $${10 + k} por hora en un vivero. Su ganancia ${m`E`} en dólares depende del número ${m`h`} de horas.`,
    },
    how: {
      en: line`Multiply the hours by the pay for one hour.`,
      es: line`Multiplica las horas por el pago de una hora.`,
    },
    right: m`E = ${10 + k}h`,
    wrong: [m`E = h + ${10 + k}`, m`E = ${10 + k}h^2`],
    inputs: [2, 5, 8],
    values: [20 + 2 * k, 50 + 5 * k, 80 + 8 * k],
  }),
  k => ({
    input: 'f',
    output: 'N',
    isLinear: false,
    tells: {
      en: prose`A sheet of paper is folded in half again and again. The number ${m`N`} of layers depends on the number ${m`f`} of folds.`,
      es: prose`Una hoja de papel se dobla por la mitad una y otra vez. El número ${m`N`} de capas depende del número ${m`f`} de dobleces.`,
    },
    how: {
      en: line`The layers are multiplied by 2 at each fold.`,
      es: line`Las capas se multiplican por 2 en cada doblez.`,
    },
    right: m`N = 2^f`,
    wrong: [m`N = 2f`, m`N = f^2 + 1`],
    inputs: k % 2 ? [1, 3, 5] : [2, 3, 5],
    values: k % 2 ? [2, 8, 32] : [4, 8, 32],
  }),
]
