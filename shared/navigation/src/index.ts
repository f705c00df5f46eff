export {
  generatePath,
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  Routes,
  useLocation,
  useParams,
} from 'react-router-dom';
export { history, navigate, SharedRouter } from './history';
export { matchPage, type PageMatch } from './match-page';
export { paths, routeShapes } from './paths';
export { readStepState, type StepState } from './step-state';
export { currentVisit, loadedFor, navigateLater, onMove } from './visit';
