import { METHOD, q, type Study, UNIT } from './study.ts'

export const studiesB: readonly Study[] = [
  {
    story: q(
      'The owner of a taxi company chooses a sample of the trips of her taxis. After each of these trips, the driver reads the car’s trip odometer and writes down the number of miles.',
      'La dueña de una compañía de taxis elige una muestra de los viajes de sus taxis. Después de cada uno de esos viajes, el chofer lee el odómetro parcial del carro y anota el número de millas.',
    ),
    population: [
      q('the trips of the company’s taxis', 'los viajes de los taxis de la compañía'),
      q('the trips in the sample', 'los viajes de la muestra'),
      q('the drivers of the company', 'los choferes de la compañía'),
    ],
    attribute: [
      q('length of a trip', 'distancia de un viaje'),
      q('price of a trip', 'precio de un viaje'),
      q('number of passengers', 'número de pasajeros'),
    ],
    method: [METHOD.odometer, METHOD.stopwatch, METHOD.survey],
    unit: [UNIT.miles, UNIT.minutes, UNIT.dollars],
    shows: q(
      'The number of miles tells how long each trip was.',
      'El número de millas indica qué distancia tuvo cada viaje.',
    ),
    does: q(
      'The driver reads the car’s trip odometer after each trip.',
      'El chofer lee el odómetro parcial del carro después de cada viaje.',
    ),
    questions: {
      right: q(
        'How long are the trips of the company’s taxis?',
        '¿De cuántas millas son los viajes de los taxis de la compañía?',
      ),
      otherGroup: q(
        'How long are the trips of the city’s buses?',
        '¿De cuántas millas son los viajes de los autobuses de la ciudad?',
      ),
      otherAttribute: q(
        'How many passengers ride in the company’s taxis?',
        '¿Cuántos pasajeros llevan los taxis de la compañía?',
      ),
      single: q('How many taxis does the company have today?', '¿Cuántos taxis tiene hoy la compañía?'),
    },
  },
  {
    story: q(
      'A science class picks a sample of the lemons from one tree. The students squeeze each lemon and use a measuring cup to find the number of milliliters.',
      'Una clase de ciencias recoge una muestra de los limones de un árbol. Los estudiantes exprimen cada limón y con una taza medidora hallan el número de mililitros.',
    ),
    population: [
      q('the lemons on the tree', 'los limones del árbol'),
      q('the lemons in the sample', 'los limones de la muestra'),
      q('the students in the science class', 'los estudiantes de la clase de ciencias'),
    ],
    attribute: [
      q('amount of juice', 'cantidad de jugo'),
      q('weight', 'peso'),
      q('number of seeds', 'número de semillas'),
    ],
    method: [METHOD.cup, METHOD.scale, METHOD.counting],
    unit: [UNIT.milliliters, UNIT.grams, UNIT.centimeters],
    shows: q(
      'The number of milliliters tells how much juice each lemon gives.',
      'El número de mililitros indica cuánto jugo da cada limón.',
    ),
    does: q(
      'The students use a measuring cup for the juice of each lemon.',
      'Los estudiantes usan una taza medidora para el jugo de cada limón.',
    ),
    questions: {
      right: q('How much juice do the lemons on the tree give?', '¿Cuánto jugo dan los limones del árbol?'),
      otherGroup: q('How much juice do the oranges at the market give?', '¿Cuánto jugo dan las naranjas del mercado?'),
      otherAttribute: q('How much do the lemons on the tree weigh?', '¿Cuánto pesan los limones del árbol?'),
      single: q('How many lemons are on the tree today?', '¿Cuántos limones hay hoy en el árbol?'),
    },
  },
  {
    story: q(
      'Amara lays the pencil of each of her classmates along a ruler and writes down a number of centimeters.',
      'Amara coloca junto a una regla el lápiz de cada uno de sus compañeros y anota un número de centímetros.',
    ),
    population: [
      q('the pencils of Amara’s classmates', 'los lápices de los compañeros de Amara'),
      q('Amara’s classmates', 'los compañeros de Amara'),
      q('the pencils of all the schools', 'los lápices de todas las escuelas'),
    ],
    attribute: [q('length', 'longitud'), q('number of pencils', 'número de lápices'), q('color', 'color')],
    method: [METHOD.ruler, METHOD.tape, METHOD.counting],
    unit: [UNIT.centimeters, UNIT.inches, UNIT.grams],
    shows: q(
      'The number of centimeters tells how long each pencil is.',
      'El número de centímetros indica cuánto mide de largo cada lápiz.',
    ),
    does: q('Amara lays each pencil along a ruler.', 'Amara coloca cada lápiz junto a una regla.'),
    questions: {
      right: q(
        'How long are the pencils of Amara’s classmates?',
        '¿Cuánto miden los lápices de los compañeros de Amara?',
      ),
      otherGroup: q('How long are the pencils in the school store?', '¿Cuánto miden los lápices de la tienda escolar?'),
      otherAttribute: q(
        'How many pencils do Amara’s classmates have?',
        '¿Cuántos lápices tienen los compañeros de Amara?',
      ),
      single: q('How long is Amara’s own pencil today?', '¿Cuánto mide hoy el lápiz de Amara?'),
    },
  },
  {
    story: q(
      'In a restaurant, a waiter starts a stopwatch whenever a customer orders and writes down how many minutes pass until the food arrives.',
      'En un restaurante, un mesero inicia un cronómetro cada vez que un cliente hace un pedido y anota cuántos minutos pasan hasta que llega la comida.',
    ),
    population: [
      q('the customers of the restaurant', 'los clientes del restaurante'),
      q('the restaurants of the city', 'los restaurantes de la ciudad'),
      q('the waiters of the restaurant', 'los meseros del restaurante'),
    ],
    attribute: [
      q('time waiting for the food', 'tiempo de espera de la comida'),
      q('cost of the food', 'costo de la comida'),
      q('number of waiters', 'número de meseros'),
    ],
    method: [METHOD.stopwatch, METHOD.survey, METHOD.tags],
    unit: [UNIT.minutes, UNIT.hours, UNIT.dollars],
    shows: q(
      'The number of minutes tells how long each customer waits for the food.',
      'El número de minutos indica cuánto espera su comida cada cliente.',
    ),
    does: q(
      'The waiter starts a stopwatch when a customer orders.',
      'El mesero inicia un cronómetro cuando un cliente hace un pedido.',
    ),
    questions: {
      right: q(
        'How long do the customers of the restaurant wait for their food?',
        '¿Cuánto esperan su comida los clientes del restaurante?',
      ),
      otherGroup: q(
        'How long do the customers of the bank wait in line?',
        '¿Cuánto esperan en la fila los clientes del banco?',
      ),
      otherAttribute: q(
        'How much do the customers of the restaurant spend?',
        '¿Cuánto gastan los clientes del restaurante?',
      ),
      single: q('How many tables does the restaurant have?', '¿Cuántas mesas tiene el restaurante?'),
    },
  },
  {
    story: q(
      'Scientists catch a sample of the trout in a lake. They hold each trout along a ruler, write down a number of inches, and let it go.',
      'Unos científicos pescan una muestra de las truchas de un lago. Colocan cada trucha junto a una regla, anotan un número de pulgadas y la sueltan.',
    ),
    population: [
      q('all the trout in the lake', 'todas las truchas del lago'),
      q('the trout in the sample', 'las truchas de la muestra'),
      q('the scientists at the lake', 'los científicos del lago'),
    ],
    attribute: [q('length', 'longitud'), q('weight', 'peso'), q('age', 'edad')],
    method: [METHOD.ruler, METHOD.scale, METHOD.survey],
    unit: [UNIT.inches, UNIT.centimeters, UNIT.pounds],
    shows: q(
      'The number of inches tells how long each trout is.',
      'El número de pulgadas indica cuánto mide de largo cada trucha.',
    ),
    does: q('The scientists hold each trout along a ruler.', 'Los científicos colocan cada trucha junto a una regla.'),
    questions: {
      right: q('How long are the trout in the lake?', '¿Cuánto miden las truchas del lago?'),
      otherGroup: q('How long are the frogs in the lake?', '¿Cuánto miden las ranas del lago?'),
      otherAttribute: q('How much do the trout in the lake weigh?', '¿Cuánto pesan las truchas del lago?'),
      single: q('How long is the longest trout in the lake?', '¿Cuánto mide la trucha más larga del lago?'),
    },
  },
  {
    story: q(
      'The student council hands out a survey to a sample of the students of the school. Each of them writes down how many dollars were spent on lunch in one week.',
      'El consejo estudiantil reparte una encuesta a una muestra de los estudiantes de la escuela. Cada uno anota cuántos dólares gastó en el almuerzo en una semana.',
    ),
    population: [
      q('all the students of the school', 'todos los estudiantes de la escuela'),
      q('the students in the sample', 'los estudiantes de la muestra'),
      q('the cooks of the school', 'los cocineros de la escuela'),
    ],
    attribute: [
      q('money spent on lunch', 'dinero gastado en el almuerzo'),
      q('time spent at lunch', 'tiempo dedicado al almuerzo'),
      q('favorite food', 'comida favorita'),
    ],
    method: [METHOD.survey, METHOD.tags, METHOD.stopwatch],
    unit: [UNIT.dollars, UNIT.minutes, UNIT.pounds],
    shows: q(
      'The number of dollars tells how much each student spent on lunch.',
      'El número de dólares indica cuánto gastó cada estudiante en el almuerzo.',
    ),
    does: q('The student council hands out a survey.', 'El consejo estudiantil reparte una encuesta.'),
    questions: {
      right: q(
        'How much do the students of the school spend on lunch in a week?',
        '¿Cuánto gastan en el almuerzo los estudiantes de la escuela en una semana?',
      ),
      otherGroup: q(
        'How much do the teachers of the school spend on lunch in a week?',
        '¿Cuánto gastan en el almuerzo los maestros de la escuela en una semana?',
      ),
      otherAttribute: q(
        'How long do the students of the school take to eat lunch?',
        '¿Cuánto tardan en almorzar los estudiantes de la escuela?',
      ),
      single: q(
        'How much does a salad cost in the cafeteria today?',
        '¿Cuánto cuesta hoy una ensalada en la cafetería?',
      ),
    },
  },
  {
    story: q(
      'A vet studies the dogs that come to her clinic in June. Each dog steps on a scale, and the vet writes down how many pounds it weighs.',
      'Una veterinaria estudia los perros que llegan a su clínica en junio. Cada perro se sube a una báscula y ella anota cuántas libras pesa.',
    ),
    population: [
      q('the dogs that come to the clinic in June', 'los perros que llegan a la clínica en junio'),
      q('all the dogs in the city', 'todos los perros de la ciudad'),
      q('the owners of the dogs', 'los dueños de los perros'),
    ],
    attribute: [q('weight', 'peso'), q('height', 'altura'), q('age', 'edad')],
    method: [METHOD.scale, METHOD.tape, METHOD.thermometer],
    unit: [UNIT.pounds, UNIT.grams, UNIT.inches],
    shows: q('The number of pounds tells how heavy each dog is.', 'El número de libras indica cuánto pesa cada perro.'),
    does: q('Each dog steps on a scale.', 'Cada perro se sube a una báscula.'),
    questions: {
      right: q(
        'How much do the dogs that come to the clinic in June weigh?',
        '¿Cuánto pesan los perros que llegan a la clínica en junio?',
      ),
      otherGroup: q(
        'How much do the cats that come to the clinic in June weigh?',
        '¿Cuánto pesan los gatos que llegan a la clínica en junio?',
      ),
      otherAttribute: q(
        'How old are the dogs that come to the clinic in June?',
        '¿Qué edad tienen los perros que llegan a la clínica en junio?',
      ),
      single: q(
        'How many dogs came to the clinic last June?',
        '¿Cuántos perros llegaron a la clínica en junio del año pasado?',
      ),
    },
  },
  {
    story: q(
      'Diego plays each song on his favorite album, stops the time with a stopwatch, and writes down the number of seconds.',
      'Diego pone cada canción de su álbum favorito, toma el tiempo con un cronómetro y anota el número de segundos.',
    ),
    population: [
      q('the songs on Diego’s favorite album', 'las canciones del álbum favorito de Diego'),
      q('all the songs of this year', 'todas las canciones de este año'),
      q('the singers on the album', 'los cantantes del álbum'),
    ],
    attribute: [
      q('length of a song', 'duración de una canción'),
      q('price of the album', 'precio del álbum'),
      q('number of singers', 'número de cantantes'),
    ],
    method: [METHOD.stopwatch, METHOD.survey, METHOD.counting],
    unit: [UNIT.seconds, UNIT.minutes, UNIT.dollars],
    shows: q(
      'The number of seconds tells how long each song lasts.',
      'El número de segundos indica cuánto dura cada canción.',
    ),
    does: q('Diego stops the time with a stopwatch.', 'Diego toma el tiempo con un cronómetro.'),
    questions: {
      right: q(
        'How long are the songs on Diego’s favorite album?',
        '¿Cuánto duran las canciones del álbum favorito de Diego?',
      ),
      otherGroup: q(
        'How long are the songs that people hear on the radio?',
        '¿Cuánto duran las canciones que se oyen en la radio?',
      ),
      otherAttribute: q(
        'How old are the singers on Diego’s favorite album?',
        '¿Qué edad tienen los cantantes del álbum favorito de Diego?',
      ),
      single: q(
        'How many songs are on Diego’s favorite album?',
        '¿Cuántas canciones tiene el álbum favorito de Diego?',
      ),
    },
  },
  {
    story: q(
      'Engineers choose a sample of the stair steps in the buildings of a city. With a measuring tape, they find how many centimeters each step measures from top to bottom.',
      'Unos ingenieros eligen una muestra de los escalones de los edificios de una ciudad. Con una cinta métrica hallan cuántos centímetros mide de alto cada escalón.',
    ),
    population: [
      q('the steps of the stairs in the city’s buildings', 'los escalones de los edificios de la ciudad'),
      q('the steps in the sample', 'los escalones de la muestra'),
      q('the engineers of the city', 'los ingenieros de la ciudad'),
    ],
    attribute: [
      q('height of a step', 'altura de un escalón'),
      q('number of steps', 'número de escalones'),
      q('height of a building', 'altura de un edificio'),
    ],
    method: [METHOD.tape, METHOD.counting, METHOD.survey],
    unit: [UNIT.centimeters, UNIT.inches, UNIT.feet],
    shows: q(
      'The number of centimeters tells how high each step is.',
      'El número de centímetros indica cuánto mide de alto cada escalón.',
    ),
    does: q(
      'The engineers measure each step with a measuring tape.',
      'Los ingenieros miden cada escalón con una cinta métrica.',
    ),
    questions: {
      right: q(
        'How high are the steps of the stairs in the city’s buildings?',
        '¿Cuánto miden de alto los escalones de los edificios de la ciudad?',
      ),
      otherGroup: q(
        'How high are the doors in the city’s buildings?',
        '¿Cuánto miden de alto las puertas de los edificios de la ciudad?',
      ),
      otherAttribute: q(
        'How many steps do the stairs in the city’s buildings have?',
        '¿Cuántos escalones tienen las escaleras de los edificios de la ciudad?',
      ),
      single: q('How high is the city’s tallest building?', '¿Cuánto mide el edificio más alto de la ciudad?'),
    },
  },
  {
    story: q(
      'A beekeeper studies her hives. She opens each hive in the fall, weighs the honey on a scale, and writes down the number of pounds.',
      'Una apicultora estudia sus colmenas. En otoño abre cada colmena, pesa la miel en una báscula y anota el número de libras.',
    ),
    population: [
      q('the beekeeper’s hives', 'las colmenas de la apicultora'),
      q('the bees in one hive', 'las abejas de una colmena'),
      q('all the beekeepers in the state', 'todos los apicultores del estado'),
    ],
    attribute: [
      q('amount of honey', 'cantidad de miel'),
      q('number of bees', 'número de abejas'),
      q('temperature of the hive', 'temperatura de la colmena'),
    ],
    method: [METHOD.scale, METHOD.counting, METHOD.thermometer],
    unit: [UNIT.pounds, UNIT.grams, UNIT.fahrenheit],
    shows: q(
      'The number of pounds tells how much honey each hive gives.',
      'El número de libras indica cuánta miel da cada colmena.',
    ),
    does: q(
      'The beekeeper weighs the honey of each hive on a scale.',
      'La apicultora pesa la miel de cada colmena en una báscula.',
    ),
    questions: {
      right: q(
        'How much honey do the beekeeper’s hives have in the fall?',
        '¿Cuánta miel tienen en otoño las colmenas de la apicultora?',
      ),
      otherGroup: q(
        'How much honey do the hives in the whole state have in the fall?',
        '¿Cuánta miel tienen en otoño las colmenas de todo el estado?',
      ),
      otherAttribute: q(
        'How many bees live in the beekeeper’s hives?',
        '¿Cuántas abejas viven en las colmenas de la apicultora?',
      ),
      single: q('How many hives does the beekeeper have today?', '¿Cuántas colmenas tiene hoy la apicultora?'),
    },
  },
]
