import { type Expr, expr, type Hole, line, type Noun, noun, words } from '../../../author.ts'
import { type Said, said } from './said.ts'

/** An experiment with several outcomes, told with the number of its trials. */
export interface Results {
  readonly outcome: Expr
  readonly times: Expr
  readonly names: readonly Expr[]
  /** The same with their articles, where a sentence needs them. */
  readonly asked?: readonly Expr[]
  readonly told: (n: Hole) => Said
  /** To follow "that": the next trial has this outcome. */
  readonly next: (name: Expr) => Said
  /** What a trial is called. */
  readonly trial: Noun
  /** The same names for many trials: should be cars. */
  readonly many?: readonly Expr[]
  /** To follow "96 of the next 200 days". */
  readonly should: (name: Expr) => Said
}
const TIMES = words('Times', 'Veces')
const names = (...pairs: readonly (readonly [string, string])[]): readonly Expr[] =>
  pairs.map(([en, es]) => words(en, es))

export const results: readonly Results[] = [
  {
    outcome: words('Color', 'Color'),
    times: TIMES,
    names: names(['red', 'rojo'], ['blue', 'azul'], ['green', 'verde'], ['yellow', 'amarillo']),
    told: n =>
      said(
        line`A spinner was spun ${n} times. The table shows where it landed.`,
        line`Una ruleta se giró ${n} veces. La tabla muestra dónde cayó.`,
      ),
    next: name => said(line`the next spin lands on ${name}`, line`en el próximo giro la ruleta caiga en ${name}`),
    trial: noun('spin', 'spins', 'giro', 'giros', 'm'),
    should: name => said(line`should land on ${name}`, line`deberían caer en ${name}`),
  },
  {
    outcome: words('Vehicle', 'Vehículo'),
    times: words('Number', 'Número'),
    names: names(['car', 'carro'], ['truck', 'camión'], ['bus', 'autobús'], ['bicycle', 'bicicleta']),
    asked: names(
      ['a car', 'un carro'],
      ['a truck', 'un camión'],
      ['a bus', 'un autobús'],
      ['a bicycle', 'una bicicleta'],
    ),
    told: n =>
      said(
        line`A class counted the first ${n} vehicles that passed the school.`,
        line`Una clase contó los primeros ${n} vehículos que pasaron frente a la escuela.`,
      ),
    next: name => said(line`the next vehicle is ${name}`, line`el próximo vehículo que pase sea ${name}`),
    trial: noun('vehicle', 'vehicles', 'vehículo', 'vehículos', 'm'),
    many: names(['cars', 'carros'], ['trucks', 'camiones'], ['buses', 'autobuses'], ['bicycles', 'bicicletas']),
    should: name => said(line`should be ${name}`, line`deberían ser ${name}`),
  },
  {
    outcome: words('Marble', 'Canica'),
    times: TIMES,
    names: names(['red', 'roja'], ['white', 'blanca'], ['black', 'negra']),
    told: n =>
      said(
        line`A marble was drawn from a bag ${n} times and put back each time. The table shows the results.`,
        line`Se sacó una canica de una bolsa ${n} veces y cada vez se devolvió. La tabla muestra los resultados.`,
      ),
    next: name => said(line`the next marble drawn is ${name}`, line`la próxima canica que se saque sea ${name}`),
    trial: noun('draw', 'draws', 'extracción', 'extracciones', 'f'),
    should: name => said(line`should give a ${name} marble`, line`deberían dar una canica ${name}`),
  },
  {
    outcome: words('Drink', 'Bebida'),
    times: words('Orders', 'Pedidos'),
    names: names(['water', 'agua'], ['juice', 'jugo'], ['milk', 'leche'], ['tea', 'té'], ['lemonade', 'limonada']),
    told: n =>
      said(
        line`A café wrote down the drinks that its last ${n} customers ordered.`,
        line`Un café anotó las bebidas que pidieron sus últimos ${n} clientes.`,
      ),
    next: name => said(line`the next customer orders ${name}`, line`el próximo cliente pida ${name}`),
    trial: noun('customer', 'customers', 'cliente', 'clientes', 'm'),
    should: name => said(line`should order ${name}`, line`deberían pedir ${name}`),
  },
  {
    outcome: words('Number', 'Número'),
    times: TIMES,
    names: [1, 2, 3, 4, 5, 6].map(expr),
    told: n =>
      said(
        line`A number cube was rolled ${n} times. The table shows the results.`,
        line`Un dado se lanzó ${n} veces. La tabla muestra los resultados.`,
      ),
    next: name => said(line`the next roll is ${name}`, line`en el próximo lanzamiento salga ${name}`),
    trial: noun('roll', 'rolls', 'lanzamiento', 'lanzamientos', 'm'),
    should: name => said(line`should be ${name}`, line`deberían dar ${name}`),
  },
  {
    outcome: words('Weather', 'Tiempo'),
    times: words('Days', 'Días'),
    names: names(['sunny', 'soleado'], ['cloudy', 'nublado'], ['rainy', 'lluvioso']),
    told: n =>
      said(
        line`The table shows the weather of the last ${n} days in a city.`,
        line`La tabla muestra el tiempo de los últimos ${n} días en una ciudad.`,
      ),
    next: name => said(line`the next day is ${name}`, line`el próximo día sea ${name}`),
    trial: noun('day', 'days', 'día', 'días', 'm'),
    many: names(['sunny', 'soleados'], ['cloudy', 'nublados'], ['rainy', 'lluviosos']),
    should: name => said(line`should be ${name}`, line`deberían ser ${name}`),
  },
  {
    outcome: words('Bird', 'Ave'),
    times: words('Visits', 'Visitas'),
    names: names(['sparrow', 'gorrión'], ['robin', 'petirrojo'], ['finch', 'pinzón'], ['dove', 'paloma']),
    asked: names(
      ['a sparrow', 'un gorrión'],
      ['a robin', 'un petirrojo'],
      ['a finch', 'un pinzón'],
      ['a dove', 'una paloma'],
    ),
    told: n =>
      said(
        line`A camera filmed the last ${n} birds that visited a feeder.`,
        line`Una cámara filmó las últimas ${n} aves que visitaron un comedero.`,
      ),
    next: name => said(line`the next bird to visit is ${name}`, line`la próxima ave que lo visite sea ${name}`),
    trial: noun('bird', 'birds', 'ave', 'aves', 'f'),
    many: names(['sparrows', 'gorriones'], ['robins', 'petirrojos'], ['finches', 'pinzones'], ['doves', 'palomas']),
    should: name => said(line`should be ${name}`, line`deberían ser ${name}`),
  },
  {
    outcome: words('Result', 'Resultado'),
    times: words('Games', 'Partidos'),
    names: names(['win', 'victoria'], ['tie', 'empate'], ['loss', 'derrota']),
    asked: names(['a win', 'una victoria'], ['a tie', 'un empate'], ['a loss', 'una derrota']),
    told: n =>
      said(
        line`The table shows the results of the last ${n} games of a soccer team.`,
        line`La tabla muestra los resultados de los últimos ${n} partidos de un equipo de fútbol.`,
      ),
    next: name => said(line`its next game is ${name}`, line`su próximo partido sea ${name}`),
    trial: noun('game', 'games', 'partido', 'partidos', 'm'),
    many: names(['wins', 'victorias'], ['ties', 'empates'], ['losses', 'derrotas']),
    should: name => said(line`should be ${name}`, line`deberían ser ${name}`),
  },
  {
    outcome: words('Book', 'Libro'),
    times: words('Loans', 'Préstamos'),
    names: names(['novel', 'novela'], ['comic', 'cómic'], ['biography', 'biografía'], ['cookbook', 'libro de cocina']),
    asked: names(
      ['a novel', 'una novela'],
      ['a comic', 'un cómic'],
      ['a biography', 'una biografía'],
      ['a cookbook', 'un libro de cocina'],
    ),
    told: n =>
      said(
        line`A librarian wrote down the kinds of the last ${n} books that were borrowed.`,
        line`Una bibliotecaria anotó los tipos de los últimos ${n} libros prestados.`,
      ),
    next: name => said(line`the next book borrowed is ${name}`, line`el próximo libro prestado sea ${name}`),
    trial: noun('book', 'books', 'libro', 'libros', 'm'),
    many: names(
      ['novels', 'novelas'],
      ['comics', 'cómics'],
      ['biographies', 'biografías'],
      ['cookbooks', 'libros de cocina'],
    ),
    should: name => said(line`should be ${name}`, line`deberían ser ${name}`),
  },
  {
    outcome: words('Prize', 'Premio'),
    times: words('Number', 'Número'),
    names: names(['pen', 'bolígrafo'], ['sticker', 'calcomanía'], ['keychain', 'llavero'], ['ball', 'pelota']),
    asked: names(
      ['a pen', 'un bolígrafo'],
      ['a sticker', 'una calcomanía'],
      ['a keychain', 'un llavero'],
      ['a ball', 'una pelota'],
    ),
    told: n =>
      said(
        line`A machine at a fair gave out ${n} prizes. The table shows which.`,
        line`Una máquina de una feria entregó ${n} premios. La tabla muestra cuáles.`,
      ),
    next: name => said(line`the next prize is ${name}`, line`el próximo premio sea ${name}`),
    trial: noun('prize', 'prizes', 'premio', 'premios', 'm'),
    many: names(['pens', 'bolígrafos'], ['stickers', 'calcomanías'], ['keychains', 'llaveros'], ['balls', 'pelotas']),
    should: name => said(line`should be ${name}`, line`deberían ser ${name}`),
  },
]
