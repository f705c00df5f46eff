/** The 24 provinces by official code, each with its cantons in the order of their official codes. */
export const PROVINCES: readonly [code: number, name: string, cantons: string][] = [
  [
    1,
    'Azuay',
    'Cuenca, Girón, Gualaceo, Nabón, Paute, Pucará, San Fernando, Santa Isabel, Sígsig, Oña, Chordeleg, El Pan, Sevilla de Oro, Guachapala, Camilo Ponce Enríquez',
  ],
  [2, 'Bolívar', 'Guaranda, Chillanes, Chimbo, Echeandía, San Miguel, Caluma, Las Naves'],
  [3, 'Cañar', 'Azogues, Biblián, Cañar, La Troncal, El Tambo, Déleg, Suscal'],
  [4, 'Carchi', 'Tulcán, Bolívar, Espejo, Mira, Montúfar, San Pedro de Huaca'],
  [5, 'Cotopaxi', 'Latacunga, La Maná, Pangua, Pujilí, Salcedo, Saquisilí, Sigchos'],
  [6, 'Chimborazo', 'Riobamba, Alausí, Colta, Chambo, Chunchi, Guamote, Guano, Pallatanga, Penipe, Cumandá'],
  [
    7,
    'El Oro',
    'Machala, Arenillas, Atahualpa, Balsas, Chilla, El Guabo, Huaquillas, Marcabelí, Pasaje, Piñas, Portovelo, Santa Rosa, Zaruma, Las Lajas',
  ],
  [8, 'Esmeraldas', 'Esmeraldas, Eloy Alfaro, Muisne, Quinindé, San Lorenzo, Atacames, Rioverde'],
  [
    9,
    'Guayas',
    'Guayaquil, Alfredo Baquerizo Moreno, Balao, Balzar, Colimes, Daule, Durán, El Empalme, El Triunfo, Milagro, Naranjal, Naranjito, Palestina, Pedro Carbo, Samborondón, Santa Lucía, Salitre, San Jacinto de Yaguachi, Playas, Simón Bolívar, Coronel Marcelino Maridueña, Lomas de Sargentillo, Nobol, General Antonio Elizalde, Isidro Ayora',
  ],
  [10, 'Imbabura', 'Ibarra, Antonio Ante, Cotacachi, Otavalo, Pimampiro, San Miguel de Urcuquí'],
  [
    11,
    'Loja',
    'Loja, Calvas, Catamayo, Celica, Chaguarpamba, Espíndola, Gonzanamá, Macará, Paltas, Puyango, Saraguro, Sozoranga, Zapotillo, Pindal, Quilanga, Olmedo',
  ],
  [
    12,
    'Los Ríos',
    'Babahoyo, Baba, Montalvo, Puebloviejo, Quevedo, Urdaneta, Ventanas, Vinces, Palenque, Buena Fe, Valencia, Mocache, Quinsaloma',
  ],
  [
    13,
    'Manabí',
    'Portoviejo, Bolívar, Chone, El Carmen, Flavio Alfaro, Jipijapa, Junín, Manta, Montecristi, Paján, Pichincha, Rocafuerte, Santa Ana, Sucre, Tosagua, 24 de Mayo, Pedernales, Olmedo, Puerto López, Jama, Jaramijó, San Vicente',
  ],
  [
    14,
    'Morona Santiago',
    'Morona, Gualaquiza, Limón Indanza, Palora, Santiago, Sucúa, Huamboya, San Juan Bosco, Taisha, Logroño, Pablo Sexto, Tiwintza',
  ],
  [15, 'Napo', 'Tena, Archidona, El Chaco, Quijos, Carlos Julio Arosemena Tola'],
  [16, 'Pastaza', 'Pastaza, Mera, Santa Clara, Arajuno'],
  [
    17,
    'Pichincha',
    'Quito, Cayambe, Mejía, Pedro Moncayo, Rumiñahui, San Miguel de los Bancos, Pedro Vicente Maldonado, Puerto Quito',
  ],
  [
    18,
    'Tungurahua',
    'Ambato, Baños de Agua Santa, Cevallos, Mocha, Patate, Quero, San Pedro de Pelileo, Santiago de Píllaro, Tisaleo',
  ],
  [
    19,
    'Zamora Chinchipe',
    'Zamora, Chinchipe, Nangaritza, Yacuambi, Yantzaza, El Pangui, Centinela del Cóndor, Palanda, Paquisha',
  ],
  [20, 'Galápagos', 'San Cristóbal, Isabela, Santa Cruz'],
  [21, 'Sucumbíos', 'Lago Agrio, Gonzalo Pizarro, Putumayo, Shushufindi, Sucumbíos, Cascales, Cuyabeno'],
  [22, 'Orellana', 'Orellana, Aguarico, La Joya de los Sachas, Loreto'],
  [23, 'Santo Domingo de los Tsáchilas', 'Santo Domingo, La Concordia'],
  [24, 'Santa Elena', 'Santa Elena, La Libertad, Salinas'],
];
