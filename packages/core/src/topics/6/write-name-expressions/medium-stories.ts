import type { Story } from './stories.ts'

/** Two operations, no parentheses. */
export const mediumStories: readonly Story[] = [
  {
    chain: ['times', 'plus'],
    letter: 't',
    a: [8, 16],
    b: [3, 6],
    dollars: 'ab',
    tells: {
      en: 'Museum tickets cost {a} each, and there is one fee of {b} for the whole order. Write an expression for the cost, in dollars, of an order of {x} tickets.',
      es: 'Los boletos de un museo cuestan {a} cada uno y se cobra un solo cargo de {b} por todo el pedido. Escribe una expresión para el costo, en dólares, de un pedido de {x} boletos.',
    },
    why: {
      en: 'Each of the {x} tickets costs {a}: multiply.',
      es: 'Cada uno de los {x} boletos cuesta {a}: multiplica.',
    },
    ends: {
      en: 'The fee of {b} is added once: the order costs {e} dollars.',
      es: 'El cargo de {b} se suma una sola vez: el pedido cuesta {e} dólares.',
    },
  },
  {
    chain: ['times', 'minus'],
    letter: 'n',
    a: [9, 16],
    b: [3, 8],
    dollars: 'ab',
    tells: {
      en: 'Pizzas cost {a} each. Mateo orders {x} pizzas and uses one coupon for {b} off the total. Write an expression for the amount, in dollars, that he pays.',
      es: 'Las pizzas cuestan {a} cada una. Mateo pide {x} pizzas y usa un cupón que rebaja {b} del total. Escribe una expresión para la cantidad, en dólares, que paga.',
    },
    why: {
      en: 'Each of the {x} pizzas costs {a}: multiply.',
      es: 'Cada una de las {x} pizzas cuesta {a}: multiplica.',
    },
    ends: {
      en: 'The coupon takes {b} off: Mateo pays {e} dollars.',
      es: 'El cupón rebaja {b}: Mateo paga {e} dólares.',
    },
  },
  {
    chain: ['over', 'plus'],
    letter: 'x',
    a: [3, 6],
    b: [2, 5],
    dollars: 'b',
    tells: {
      en: 'A group of {a} friends share a bill of {x} dollars equally. Each of them also leaves a tip of {b}. Write an expression for the amount, in dollars, that each friend pays.',
      es: 'Un grupo de {a} amigos paga en partes iguales una cuenta de {x} dólares. Además, cada uno deja {b} de propina. Escribe una expresión para la cantidad, en dólares, que paga cada amigo.',
    },
    why: {
      en: 'The {x} dollars are shared by {a} friends: divide.',
      es: 'Los {x} dólares se reparten entre {a} amigos: divide.',
    },
    ends: {
      en: 'The tip of {b} is added to each share: each friend pays {e} dollars.',
      es: 'La propina de {b} se suma a cada parte: cada amigo paga {e} dólares.',
    },
  },
  {
    chain: ['times', 'plus'],
    letter: 'n',
    a: [5, 12],
    b: [20, 45],
    dollars: 'ab',
    tells: {
      en: 'Ana has {b} and saves {a} more each week. Write an expression for the amount, in dollars, that she has after {x} weeks.',
      es: 'Ana tiene {b} y cada semana ahorra {a} más. Escribe una expresión para la cantidad, en dólares, que tiene después de {x} semanas.',
    },
    why: {
      en: 'She saves {a} in each of {x} weeks: multiply.',
      es: 'Ahorra {a} en cada una de {x} semanas: multiplica.',
    },
    ends: {
      en: 'The {b} that she has is added: after {x} weeks she has {e} dollars.',
      es: 'Se suman los {b} que tiene: después de {x} semanas tiene {e} dólares.',
    },
  },
  {
    chain: ['over', 'minus'],
    letter: 'n',
    a: [4, 6],
    b: [2, 3],
    dollars: '',
    tells: {
      en: 'A bag of {x} plums is shared equally by {a} children. Each child eats {b} of the plums. Write an expression for the number of plums that each child has left.',
      es: 'Una bolsa de {x} ciruelas se reparte en partes iguales entre {a} niños. Cada niño come {b} de las ciruelas. Escribe una expresión para el número de ciruelas que le quedan a cada niño.',
    },
    why: {
      en: 'The {x} plums are shared by {a} children: divide.',
      es: 'Las {x} ciruelas se reparten entre {a} niños: divide.',
    },
    ends: {
      en: 'Each eats {b}, which are taken away: each child has {e} plums left.',
      es: 'Cada uno come {b}, que se restan: a cada niño le quedan {e} ciruelas.',
    },
  },
  {
    chain: ['times', 'plus'],
    letter: 'n',
    a: [3, 5],
    b: [8, 15],
    dollars: '',
    tells: {
      en: 'A sunflower is {b} centimeters tall and grows {a} centimeters each day. Write an expression for its height, in centimeters, after {x} days.',
      es: 'Un girasol mide {b} centímetros y crece {a} centímetros cada día. Escribe una expresión para su altura, en centímetros, después de {x} días.',
    },
    why: {
      en: 'It grows {a} centimeters on each of {x} days: multiply.',
      es: 'Crece {a} centímetros en cada uno de {x} días: multiplica.',
    },
    ends: {
      en: 'The first {b} centimeters are added: after {x} days the sunflower is {e} centimeters tall.',
      es: 'Se suman los {b} centímetros del principio: después de {x} días el girasol mide {e} centímetros.',
    },
  },
  {
    chain: ['double', 'minus'],
    letter: 'x',
    a: [0, 0],
    b: [3, 8],
    dollars: '',
    tells: {
      en: 'Bruno is {x} years old. His uncle’s age is {b} years less than twice Bruno’s age. Write an expression for his uncle’s age, in years.',
      es: 'Bruno tiene {x} años. La edad de su tío es {b} años menos que el doble de la edad de Bruno. Escribe una expresión para la edad de su tío, en años.',
    },
    why: { en: 'Twice Bruno’s age is 2 times {x}.', es: 'El doble de la edad de Bruno es 2 veces {x}.' },
    ends: {
      en: 'His uncle is {b} years less than that, so he is {e} years old.',
      es: 'Su tío tiene {b} años menos que eso: tiene {e} años.',
    },
  },
  {
    chain: ['times', 'minus'],
    letter: 't',
    a: [4, 9],
    b: [10, 25],
    dollars: 'ab',
    tells: {
      en: 'The drama club sells {x} plants for {a} each. The pots cost the club {b} in all. Write an expression for the amount, in dollars, that the club earns after it pays for the pots.',
      es: 'El club de teatro vende {x} plantas a {a} cada una. Las macetas le cuestan {b} en total. Escribe una expresión para la cantidad, en dólares, que gana el club después de pagar las macetas.',
    },
    why: {
      en: 'Each of the {x} plants brings {a}: multiply.',
      es: 'Cada una de las {x} plantas deja {a}: multiplica.',
    },
    ends: {
      en: 'The {b} for the pots is taken away: the club earns {e} dollars.',
      es: 'Se restan los {b} de las macetas: el club gana {e} dólares.',
    },
  },
  {
    chain: ['times', 'plus'],
    letter: 'x',
    a: [6, 12],
    b: [13, 20],
    dollars: 'ab',
    tells: {
      en: 'A shop rents a kayak for {a} an hour and one life vest for {b}, no matter how long. Write an expression for the cost, in dollars, of a kayak and a life vest for {x} hours.',
      es: 'Una tienda alquila un kayak a {a} por hora y un chaleco salvavidas a {b}, sin importar el tiempo. Escribe una expresión para el costo, en dólares, de un kayak y un chaleco por {x} horas.',
    },
    why: { en: 'Each of the {x} hours costs {a}: multiply.', es: 'Cada una de las {x} horas cuesta {a}: multiplica.' },
    ends: {
      en: 'The {b} for the vest is added once: the cost is {e} dollars.',
      es: 'Los {b} del chaleco se suman una sola vez: el costo es {e} dólares.',
    },
  },
]
