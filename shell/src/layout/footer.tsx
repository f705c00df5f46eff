import { Link, paths } from '@vitrina/navigation';
import { brand } from '@vitrina/ui';

/** The company and the legal texts (specification 1, section 1). */
export const Footer = () => (
  <footer className="sh-footer">
    <div className="sh-footer-row">
      <div>
        <p className="sh-footer-name">{brand.legalName}</p>
        <address>
          {brand.address}
          <br />
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </address>
      </div>
      <div className="sh-footer-legal">
        <p>
          Este sitio es operado por {brand.legalName}, distribuidor oficial de {brand.name} en el Ecuador, y está
          dirigido a personas de 18 años o más. Los precios son sugeridos al público (PVP), incluyen IVA y pueden
          cambiar sin previo aviso.
        </p>
        <nav aria-label="Textos legales">
          <Link to={paths.privacy()}>Política de privacidad</Link>
          <Link to={paths.terms()}>Términos y condiciones</Link>
        </nav>
      </div>
    </div>
  </footer>
);
