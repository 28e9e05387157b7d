import type { Story } from './stories.ts'

/** One operation each. */
export const easyStories: readonly Story[] = [
  {
    chain: ['times'],
    letter: 't',
    a: [6, 14],
    dollars: 'a',
    tells: {
      en: 'A ticket for a school play costs {a}. Write an expression for the cost, in dollars, of {x} tickets.',
      es: 'Un boleto para una obra escolar cuesta {a}. Escribe una expresión para el costo, en dólares, de {x} boletos.',
    },
    why: {
      en: 'Try {v} tickets. Each costs {a}, so multiply.',
      es: 'Prueba con {v} boletos. Cada uno cuesta {a}, así que multiplica.',
    },
    ends: { en: 'The cost of {x} tickets is {e} dollars.', es: 'El costo de {x} boletos es {e} dólares.' },
  },
  {
    chain: ['minus'],
    letter: 'n',
    a: [5, 15],
    dollars: '',
    tells: {
      en: 'Rosa has {x} stickers and gives away {a} of them. Write an expression for the number of stickers that she has left.',
      es: 'Rosa tiene {x} calcomanías y regala {a} de ellas. Escribe una expresión para el número de calcomanías que le quedan.',
    },
    why: {
      en: 'Try {v} stickers. She gives away {a}, so subtract them.',
      es: 'Prueba con {v} calcomanías. Regala {a}, así que réstalas.',
    },
    ends: { en: 'Rosa has {e} stickers left.', es: 'A Rosa le quedan {e} calcomanías.' },
  },
  {
    chain: ['into'],
    letter: 'n',
    a: [2, 5],
    multipleOf: 12,
    dollars: '',
    tells: {
      en: 'A farmer packs {a} melons into {x} boxes, with the same number in each box. Write an expression for the number of melons in each box.',
      es: 'Un agricultor empaca {a} melones en {x} cajas, con el mismo número en cada una. Escribe una expresión para el número de melones en cada caja.',
    },
    why: {
      en: 'Try {v} boxes. The {a} melons are shared among them, so divide.',
      es: 'Prueba con {v} cajas. Los {a} melones se reparten entre ellas, así que divide.',
    },
    ends: { en: 'Each box has {e} melons.', es: 'Cada caja tiene {e} melones.' },
  },
  {
    chain: ['plus'],
    letter: 'x',
    a: [3, 9],
    dollars: '',
    tells: {
      en: 'Leo is {x} years old. His sister is {a} years older than he is. Write an expression for the age of his sister, in years.',
      es: 'Leo tiene {x} años. Su hermana tiene {a} años más que él. Escribe una expresión para la edad de su hermana, en años.',
    },
    why: {
      en: 'Try {v} years. His sister is {a} years older, so add.',
      es: 'Prueba con {v} años. Su hermana es {a} años mayor, así que suma.',
    },
    ends: { en: 'His sister is {e} years old.', es: 'Su hermana tiene {e} años.' },
  },
  {
    chain: ['from'],
    letter: 'x',
    a: [12, 20],
    dollars: '',
    tells: {
      en: 'A piece {x} feet long is cut off a rope that is {a} feet long. Write an expression for the length, in feet, of the rope that is left.',
      es: 'A una cuerda de {a} pies de largo se le corta un trozo de {x} pies. Escribe una expresión para la longitud, en pies, de la cuerda que queda.',
    },
    why: {
      en: 'Try a piece of {v} feet. It is cut off the {a} feet, so subtract it from {a}.',
      es: 'Prueba con un trozo de {v} pies. Se corta de los {a} pies, así que réstalo de {a}.',
    },
    ends: { en: 'The rope that is left is {e} feet long.', es: 'La cuerda que queda mide {e} pies.' },
  },
  {
    chain: ['over'],
    letter: 'n',
    a: [3, 6],
    dollars: '',
    tells: {
      en: 'A deck of {x} cards is dealt equally to {a} players. Write an expression for the number of cards that each player gets.',
      es: 'Un mazo de {x} cartas se reparte en partes iguales entre {a} jugadores. Escribe una expresión para el número de cartas que recibe cada jugador.',
    },
    why: {
      en: 'Try {v} cards. They are shared among {a} players, so divide.',
      es: 'Prueba con {v} cartas. Se reparten entre {a} jugadores, así que divide.',
    },
    ends: { en: 'Each player gets {e} cards.', es: 'Cada jugador recibe {e} cartas.' },
  },
  {
    chain: ['times'],
    letter: 'n',
    a: [5, 20],
    dollars: 'a',
    tells: {
      en: 'Marta saves {a} every week. Write an expression for the amount, in dollars, that she saves in {x} weeks.',
      es: 'Marta ahorra {a} cada semana. Escribe una expresión para la cantidad, en dólares, que ahorra en {x} semanas.',
    },
    why: {
      en: 'Try {v} weeks. She saves {a} in each, so multiply.',
      es: 'Prueba con {v} semanas. En cada una ahorra {a}, así que multiplica.',
    },
    ends: { en: 'In {x} weeks, Marta saves {e} dollars.', es: 'En {x} semanas, Marta ahorra {e} dólares.' },
  },
  {
    chain: ['minus'],
    letter: 'x',
    a: [3, 12],
    dollars: 'a',
    tells: {
      en: 'A jacket costs {x} dollars. A coupon lowers the price by {a}. Write an expression for the price, in dollars, with the coupon.',
      es: 'Una chaqueta cuesta {x} dólares. Un cupón baja el precio en {a}. Escribe una expresión para el precio, en dólares, con el cupón.',
    },
    why: {
      en: 'Try a jacket for {v} dollars. The price goes down by {a}, so subtract.',
      es: 'Prueba con una chaqueta de {v} dólares. El precio baja {a}, así que resta.',
    },
    ends: { en: 'The price with the coupon is {e} dollars.', es: 'El precio con el cupón es {e} dólares.' },
  },
  {
    chain: ['over'],
    letter: 'x',
    a: [4, 9],
    dollars: '',
    tells: {
      en: 'A ribbon {x} inches long is cut into {a} equal pieces. Write an expression for the length, in inches, of one piece.',
      es: 'Una cinta de {x} pulgadas de largo se corta en {a} trozos iguales. Escribe una expresión para la longitud, en pulgadas, de un trozo.',
    },
    why: {
      en: 'Try a ribbon of {v} inches. It is cut into {a} equal pieces, so divide.',
      es: 'Prueba con una cinta de {v} pulgadas. Se corta en {a} trozos iguales, así que divide.',
    },
    ends: { en: 'One piece is {e} inches long.', es: 'Un trozo mide {e} pulgadas.' },
  },
  {
    chain: ['from'],
    letter: 'n',
    a: [16, 20],
    dollars: '',
    tells: {
      en: 'Of the {a} players on a soccer team, {x} are on the field. Write an expression for the number of players who are not on the field.',
      es: 'De los {a} jugadores de un equipo de fútbol, {x} están en la cancha. Escribe una expresión para el número de jugadores que no están en la cancha.',
    },
    why: {
      en: 'Try {v} players on the field. The others are the rest of the {a}, so subtract from {a}.',
      es: 'Prueba con {v} jugadores en la cancha. Los otros son el resto de los {a}, así que resta de {a}.',
    },
    ends: { en: 'There are {e} players who are not on the field.', es: 'Hay {e} jugadores que no están en la cancha.' },
  },
]
