// Every file of words and calls: a call in one of these is a call of the contract.
export * from './account/files';
export * from './account/negotiation';
export * from './account/profile';
export * from './account/purchases';
export * from './account/quotations';
export * from './account/session';
export * from './catalogue/accessories';
export * from './catalogue/banners';
export * from './catalogue/catalogues';
export * from './catalogue/packages';
export * from './catalogue/vehicles';
export * from './leads/captcha';
export * from './leads/leads';
export * from './leads/short-links';
export * from './operation/error-reports';
export * from './places/dealerships';
export * from './places/provinces';
