import type { Story } from './stories.ts'

/** Parentheses, or a number that the rest is taken away from. */
export const hardStories: readonly Story[] = [
  {
    chain: ['plus', 'times'],
    letter: 't',
    a: [4, 7],
    b: [3, 6],
    dollars: 'a',
    tells: {
      en: 'At a movie theater, each of {b} friends buys a ticket for {x} dollars and popcorn for {a}. Write an expression for the total cost, in dollars.',
      es: 'En un cine, cada uno de {b} amigos compra un boleto de {x} dólares y palomitas de {a}. Escribe una expresión para el costo total, en dólares.',
    },
    why: { en: 'One friend pays for a ticket and popcorn: add.', es: 'Un amigo paga un boleto y palomitas: suma.' },
    ends: {
      en: 'All {b} friends pay this, so the whole sum is multiplied: the total cost is {e} dollars.',
      es: 'Los {b} amigos pagan eso, así que se multiplica toda la suma: el costo total es {e} dólares.',
    },
  },
  {
    chain: ['minus', 'times'],
    letter: 'x',
    a: [1, 2],
    b: [4, 8],
    dollars: 'a',
    tells: {
      en: 'A notebook costs {x} dollars. On sale, {a} is taken off the price of each notebook. Write an expression for the cost, in dollars, of {b} notebooks on sale.',
      es: 'Un cuaderno cuesta {x} dólares. En oferta, se rebaja {a} del precio de cada cuaderno. Escribe una expresión para el costo, en dólares, de {b} cuadernos en oferta.',
    },
    why: {
      en: 'On sale, one notebook costs {a} less: subtract.',
      es: 'En oferta, un cuaderno cuesta {a} menos: resta.',
    },
    ends: {
      en: 'There are {b} notebooks, so the whole difference is multiplied: the cost is {e} dollars.',
      es: 'Son {b} cuadernos, así que se multiplica toda la diferencia: el costo es {e} dólares.',
    },
  },
  {
    chain: ['plus', 'over'],
    letter: 'x',
    a: [8, 15],
    b: [3, 6],
    dollars: 'a',
    tells: {
      en: 'A group of {b} friends rent a cabin for {x} dollars and buy firewood for {a}. They share the total cost equally. Write an expression for the amount, in dollars, that each friend pays.',
      es: 'Un grupo de {b} amigos alquila una cabaña por {x} dólares y compra leña por {a}. El grupo reparte el costo total en partes iguales. Escribe una expresión para la cantidad, en dólares, que paga cada amigo.',
    },
    why: {
      en: 'The {a} for firewood is added to the cost of the cabin first.',
      es: 'Primero se suman los {a} de la leña al costo de la cabaña.',
    },
    ends: {
      en: 'The whole sum is divided by {b}: each friend pays {e} dollars.',
      es: 'Toda la suma se divide entre {b}: cada amigo paga {e} dólares.',
    },
  },
  {
    chain: ['plus', 'double'],
    letter: 'x',
    a: [9, 20],
    b: [0, 0],
    dollars: '',
    tells: {
      en: 'A rectangular garden is {a} feet long and {x} feet wide. Write an expression for its perimeter, in feet.',
      es: 'Un jardín rectangular mide {a} pies de largo y {x} pies de ancho. Escribe una expresión para su perímetro, en pies.',
    },
    why: { en: 'One width and one length: add.', es: 'Un ancho y un largo: suma.' },
    ends: {
      en: 'The rectangle has two of each, so twice the whole sum: the perimeter is {e} feet.',
      es: 'El rectángulo tiene dos de cada uno, así que es el doble de toda la suma: el perímetro es {e} pies.',
    },
  },
  {
    chain: ['plus', 'times'],
    letter: 'x',
    a: [12, 25],
    b: [30, 50],
    dollars: '',
    tells: {
      en: 'Two pumps empty a pool. Each minute, one pumps out {x} gallons of water and the other pumps out {a} gallons. Write an expression for the number of gallons that both pump out in {b} minutes.',
      es: 'Dos bombas vacían una piscina. Cada minuto, una saca {x} galones de agua y la otra saca {a} galones. Escribe una expresión para el número de galones que sacan las dos en {b} minutos.',
    },
    why: { en: 'In one minute, both pump out this much: add.', es: 'En un minuto, las dos sacan esta cantidad: suma.' },
    ends: {
      en: 'There are {b} minutes, so the whole sum is multiplied: both pump out {e} gallons.',
      es: 'Son {b} minutos, así que se multiplica toda la suma: las dos sacan {e} galones.',
    },
  },
  {
    chain: ['minus', 'times'],
    letter: 'n',
    a: [2, 4],
    b: [5, 8],
    dollars: '',
    tells: {
      en: 'A baker puts {x} rolls on each of {b} trays. On each tray, {a} of the rolls burn. Write an expression for the total number of rolls that do not burn.',
      es: 'Una panadera pone {x} panes en cada una de {b} bandejas. En cada bandeja se queman {a} de los panes. Escribe una expresión para el número total de panes que no se queman.',
    },
    why: { en: 'On one tray, {a} rolls burn: subtract.', es: 'En una bandeja se queman {a} panes: resta.' },
    ends: {
      en: 'There are {b} such trays, so the whole difference is multiplied: {e} rolls do not burn.',
      es: 'Hay {b} bandejas así, de modo que se multiplica toda la diferencia: no se queman {e} panes.',
    },
  },
  {
    chain: ['minus', 'over'],
    letter: 'n',
    a: [2, 3],
    b: [4, 6],
    dollars: '',
    tells: {
      en: 'A class has {x} students. Today {a} of them are absent, and the others form {b} equal teams. Write an expression for the number of students on each team.',
      es: 'Una clase tiene {x} estudiantes. Hoy faltan {a} de ellos y los demás forman {b} equipos iguales. Escribe una expresión para el número de estudiantes de cada equipo.',
    },
    why: { en: 'The {a} absent students are taken away first.', es: 'Primero se restan los {a} que faltan.' },
    ends: {
      en: 'The whole difference is divided by {b}: each team has {e} students.',
      es: 'Toda la diferencia se divide entre {b}: cada equipo tiene {e} estudiantes.',
    },
  },
  {
    chain: ['from', 'times'],
    letter: 'x',
    a: [18, 28],
    b: [5, 9],
    dollars: 'a',
    tells: {
      en: 'A concert ticket costs {a}. Students get {x} dollars off each ticket. Write an expression for the total cost, in dollars, of tickets for {b} students.',
      es: 'Un boleto para un concierto cuesta {a}. A los estudiantes les rebajan {x} dólares por boleto. Escribe una expresión para el costo total, en dólares, de los boletos de {b} estudiantes.',
    },
    why: {
      en: 'For a student, {x} dollars are taken off {a}: subtract.',
      es: 'A un estudiante le rebajan {x} dólares de {a}: resta.',
    },
    ends: {
      en: 'There are {b} such tickets, so the whole difference is multiplied: the total cost is {e} dollars.',
      es: 'Hay {b} boletos así, de modo que se multiplica toda la diferencia: el costo total es {e} dólares.',
    },
  },
  {
    chain: ['plus', 'into'],
    letter: 'n',
    a: [2, 4],
    b: [60, 60],
    dollars: '',
    tells: {
      en: 'A coach shares {b} oranges equally among {x} players and {a} helpers. Write an expression for the number of oranges that each person gets.',
      es: 'Una entrenadora reparte {b} naranjas en partes iguales entre {x} jugadores y {a} ayudantes. Escribe una expresión para el número de naranjas que recibe cada persona.',
    },
    why: {
      en: 'Players and helpers are counted together: add.',
      es: 'Los jugadores y los ayudantes se cuentan juntos: suma.',
    },
    ends: {
      en: 'The {b} oranges are divided by the whole sum: each person gets {e} oranges.',
      es: 'Las {b} naranjas se dividen entre toda la suma: cada persona recibe {e} naranjas.',
    },
  },
  {
    chain: ['plus', 'from'],
    letter: 'x',
    a: [12, 25],
    b: [90, 90],
    dollars: 'ab',
    tells: {
      en: 'Nina has {b}. She buys shoes for {x} dollars and a shirt for {a}. Write an expression for the amount, in dollars, that she has left.',
      es: 'Nina tiene {b}. Compra unos zapatos de {x} dólares y una camisa de {a}. Escribe una expresión para la cantidad, en dólares, que le queda.',
    },
    why: { en: 'Add the two prices to find what she spends.', es: 'Suma los dos precios para hallar lo que gasta.' },
    ends: {
      en: 'The whole sum is taken away from {b}: she has {e} dollars left.',
      es: 'Toda la suma se resta de {b}: le quedan {e} dólares.',
    },
  },
]
