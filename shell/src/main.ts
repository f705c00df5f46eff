// First: it fixes the order of the cascade layers, which is the order of their first mention.
import '@vitrina/ui/styles.css';
import './styles/index.css';
import './provide';
import './bootstrap';
